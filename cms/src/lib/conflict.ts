/** 409: the request is right, but what there is already does not allow it. */
export class ConflictError extends Error {
	override readonly name = 'ConflictError';
	readonly status = 409;

	constructor(
		message: string,
		readonly details: object = {},
	) {
		super(message);
	}
}
