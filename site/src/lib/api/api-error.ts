import type { ErrorResponse } from '@sumu/contract';

/** A call that was refused, or that got no response (`status` 503). */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	/** Of its request, in the logs. */
	readonly reference: string | undefined;

	constructor(
		readonly status: number,
		message: string,
		/** The contract's error response, where there was one. */
		readonly response: ErrorResponse | null = null,
		options?: ErrorOptions & { reference?: string | undefined },
	) {
		super(message, options);
		this.reference = options?.reference;
	}

	/** What is wrong with each field, by its name. */
	get fields(): Record<string, string> {
		const errors = this.response?.error.details.errors ?? [];
		return Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message]));
	}
}
