import { messages } from '@sumu/contract';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, type CallOptions } from '../api';

/** Why a form was not sent. */
export interface Failure {
	/** Of the whole form; empty where `errors` says it all. */
	readonly message: string;
	/** What is wrong with each field, by the path the server gave it. */
	readonly errors: Readonly<Record<string, string>>;
}

/** A form that is sent with scripts and without: its name, its schema and the way it is sent. */
export interface Form<Input extends FieldValues = FieldValues, Output = unknown> {
	readonly name: string;
	readonly schema: z.ZodMiniType<Output, Input>;
	readonly thanks: string;
	// A method, so that who sends any of several need not know what each takes.
	send(body: Output, options?: CallOptions): Promise<unknown>;
}

/** Keeps the exact types of a form. */
export const defineForm = <Input extends FieldValues, Output>(
	form: Form<Input, Output>,
): Form<Input, Output> => form;

const unsent = 'It could not be sent. What you typed is still here.';

/** What the failure of a visitor's form says. */
export function explainUnsent(error: unknown): Failure & { readonly status: number } {
	if (!(error instanceof ApiError)) throw error;
	const { status, fields } = error;
	if (status === 429) return { status, message: messages.tooManyRequests, errors: {} };
	return Object.keys(fields).length > 0
		? { status: 400, message: '', errors: fields }
		: { status: 503, message: unsent, errors: {} };
}
