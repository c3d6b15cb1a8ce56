import type { ErrorResponse } from '@sumu/contract';
import { ApiError } from '../../lib/api';

export interface Details {
	message?: string;
	/** Error messages by field name. */
	fields?: Readonly<Record<string, string>>;
	/** `code` if a second factor is missing or wrong; otherwise the kind of conflict. */
	reason?: string;
	/** Current content, in a conflict. */
	current?: object;
}

/** Creates the contract's error of this status, for a handler to throw. */
export function refusal(
	status: number,
	{ message = 'No', fields = {}, reason, current }: Details = {},
): ApiError {
	const errors = Object.entries(fields).map(([name, fault]) => ({ path: [name], message: fault }));
	const response: ErrorResponse = {
		status: false,
		data: null,
		error: {
			status,
			name: 'Error',
			message,
			details: {
				...(errors.length > 0 && { errors }),
				...(reason && { reason }),
				...(current && { current }),
			},
		},
	};
	return new ApiError(status, message, response);
}
