/**
 * A refusal with a message people may read. Strapi's own errors of 401 and 403 lose theirs on the
 * way, and it has none of 409.
 */
export class HttpError extends Error {
	constructor(
		readonly status: 401 | 403 | 409,
		message: string,
		readonly details: object = {},
	) {
		super(message);
		this.name = names[status];
	}
}

const names = { 401: 'UnauthorizedError', 403: 'ForbiddenError', 409: 'ConflictError' } as const;
