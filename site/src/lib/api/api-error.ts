import type { ErrorResponse } from '@sumu/contract';

/** A rejected call, or one without a response (`status` 503). */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	/** Request id, as it appears in the logs. */
	readonly reference: string | undefined;

	constructor(
		readonly status: number,
		message: string,
		/** The contract's error response; null if there was none. */
		readonly response: ErrorResponse | null = null,
		options?: ErrorOptions & { reference?: string | undefined },
	) {
		super(message, options);
		this.reference = options?.reference;
	}

	/** Error messages by field name. */
	get fields(): Record<string, string> {
		const errors = this.response?.error.details.errors ?? [];
		return Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message]));
	}
}
