import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';

/** Error with a message for users. Strapi's own 401 and 403 errors lose their message, and it has no 409 and 410 errors. */
export class HttpError extends Error {
	constructor(
		readonly status: 401 | 403 | 409 | 410,
		message: string,
		readonly details: object = {},
	) {
		super(message);
		this.name = errorNames[status];
	}
}

const errorNames = {
	401: 'UnauthorizedError',
	403: 'ForbiddenError',
	409: 'ConflictError',
	410: 'GoneError',
} as const;

/**
 * Returns the row.
 * @throws NotFoundError if it is null
 */
export function orNotFound<Row>(row: Row | null): Row {
	if (row === null) throw new errors.NotFoundError(messages.notFound);
	return row;
}

/** Error for a required service that does not respond. The response is 503 with `words` as its message. */
export class Unavailable extends Error {
	constructor(
		message: string,
		readonly words: string = messages.serverUnavailable,
	) {
		super(message);
	}
}

const noRoom = new Set(['ENOSPC', 'EDQUOT']);

/** Checks whether an error means that the disk or a service other than the database is unavailable. */
export const isUnavailable = (error: unknown): boolean =>
	error instanceof Unavailable ||
	(error instanceof Error && 'code' in error && noRoom.has(String(error.code)));
