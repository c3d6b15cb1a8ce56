import { messages } from '@sumu/contract';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, type CallOptions } from '../api';

/** Reason why a form could not be sent. */
export interface SubmitFailure {
	/** Message for the whole form; empty if the field errors are sufficient. */
	readonly message: string;
	/** Error messages by the field path from the server. */
	readonly errors: Readonly<Record<string, string>>;
}

/** A form that works with and without scripts. */
export interface FormDefinition<Input extends FieldValues = FieldValues, Output = unknown> {
	readonly name: string;
	readonly schema: z.ZodMiniType<Output, Input>;
	readonly thanks: string;
	// Method syntax keeps parameters bivariant, so that forms with different outputs share one type.
	send(body: Output, options?: CallOptions): Promise<unknown>;
}

/** Keeps the exact types of a form. */
export const defineForm = <Input extends FieldValues, Output>(
	form: FormDefinition<Input, Output>,
): FormDefinition<Input, Output> => form;

const sendFailedMessage = 'It couldn’t be sent. What you typed is still here.';

/** Returns the failure of a visitor's form. Rethrows anything but an `ApiError`. */
export function explainSendError(error: unknown): SubmitFailure & { readonly status: number } {
	if (!(error instanceof ApiError)) throw error;
	const { status, fields } = error;
	if (status === 429) return { status, message: messages.tooManyRequests, errors: {} };
	return Object.keys(fields).length > 0
		? { status: 400, message: '', errors: fields }
		: { status: 503, message: sendFailedMessage, errors: {} };
}
