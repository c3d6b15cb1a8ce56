/** Error with a message for users. Strapi's own 401 and 403 errors lose their message, and it has no 409 error. */
export class HttpError extends Error {
	constructor(
		readonly status: 401 | 403 | 409,
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
} as const;
