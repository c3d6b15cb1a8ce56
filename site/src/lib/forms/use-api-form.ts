import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@sumu/contract';
import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../api';
import { noValidate } from './no-validate';

const unsent = 'The server does not answer. What you typed is still here, please try again.';

const explain = ({ status, message }: ApiError) =>
	status === 429 ? messages.tooManyRequests : status >= 500 ? unsent : message;

/**
 * A form that only a browser sends: its fields, their errors, and why `submit` was refused. What
 * was typed stays unless `submit` clears it.
 */
export function useApiForm<Input extends FieldValues, Output extends FieldValues>(
	schema: z.ZodMiniType<Output, Input>,
	submit: (values: Output) => Promise<unknown>,
	defaultValues?: DefaultValues<Input>,
) {
	const [failure, setFailure] = useState('');
	const sending = useRef(false);
	const { register, handleSubmit, formState, setError, reset, watch } = useForm<
		Input,
		unknown,
		Output
	>({
		resolver: zodResolver(schema),
		...(defaultValues && { defaultValues }),
	});

	const send = async (values: Output) => {
		if (sending.current) return;
		sending.current = true;
		setFailure('');
		try {
			await submit(values);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			// Only what was typed wrongly belongs to a field; a refusal belongs to the whole form.
			const fields = error.status === 400 ? Object.entries(error.fields) : [];
			const wrong = fields.filter(([name]) => name in values);
			for (const [name, message] of wrong)
				setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: true });
			if (wrong.length === 0) setFailure(explain(error));
		} finally {
			sending.current = false;
		}
	};

	return {
		/** For the `<form>`: posted, so that nothing typed can end in an address. */
		form: {
			method: 'post',
			ref: noValidate,
			onSubmit: handleSubmit(send),
		} as const,
		field: (name: Path<Input>) => register(name),
		error: (name: Path<Input>): string | undefined => {
			const message = formState.errors[name]?.message;
			return typeof message === 'string' ? message : undefined;
		},
		pending: formState.isSubmitting,
		changed: formState.isDirty,
		/** Why it was refused, in the server's words; empty where it was not. */
		failure,
		reset,
		watch,
	};
}
