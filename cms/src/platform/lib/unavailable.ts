import { messages } from '@sumu/contract';

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
