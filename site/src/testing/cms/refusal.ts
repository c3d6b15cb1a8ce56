import type { ErrorResponse } from '@sumu/contract';
import { ApiError } from '../../lib/api';

export interface Details {
	message?: string;
	/** What is wrong with each field, by its name. */
	fields?: Readonly<Record<string, string>>;
	/** `code`: a second factor is missing or wrong; of a conflict, which it is. */
	reason?: string;
	/** Of a conflict: what is there now. */
	current?: object;
}

/** What a handler throws to refuse a call: the contract's error of this status. */
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
