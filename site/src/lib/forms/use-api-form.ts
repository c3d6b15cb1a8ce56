import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@sumu/contract';
import { useRef, useState } from 'react';
import {
	type DefaultValues,
	type FieldError,
	type FieldErrors,
	type FieldValues,
	get,
	type Path,
	useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../api';
import { useTranslateMessage } from '../words/translate-message';
import type { SubmitFailure } from './form-definition';

/** Ref that disables native validation once scripts run, without a re-render: the form shows its own messages. */
const noValidate = (form: HTMLFormElement | null) => {
	if (form) form.noValidate = true;
};

const serverDownMessage =
	'The server didn’t answer. What you typed is still here. Please try again.';

const formMessageOf = ({ status, message }: ApiError) =>
	status === 429 ? messages.tooManyRequests : status >= 500 ? serverDownMessage : message;

/** A wrong code is the only 401 response with a field error. */
const isFieldErrorStatus = ({ status }: ApiError) => status === 400 || status === 401;

/** Assigns validation errors to their fields; any other rejection belongs to the whole form. */
function explainApiError(error: unknown, values: object): SubmitFailure {
	if (!(error instanceof ApiError)) throw error;
	const fieldEntries = Object.entries(error.fields).filter(([name]) => name in values);
	return isFieldErrorStatus(error) && fieldEntries.length > 0
		? { message: '', errors: Object.fromEntries(fieldEntries) }
		: { message: formMessageOf(error), errors: {} };
}

const toFieldErrors = <Input extends FieldValues>(errors: SubmitFailure['errors']) =>
	Object.fromEntries(
		Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
	) as FieldErrors<Input>;

interface Options<Input extends FieldValues> {
	defaultValues?: DefaultValues<Input>;
	/** Initial failure, from a post without scripts. */
	posted?: SubmitFailure | undefined;
	/** Converts an error into a message. Rethrows errors that the user did not cause. */
	explain?: (error: unknown, values: object) => SubmitFailure;
}

/**
 * Manages a form: fields, field errors and the failure of the last submit. Validates with `schema` and passes the
 * output to `submit`, never twice at the same time. Keeps the values unless `submit` resets them.
 */
export function useApiForm<Input extends FieldValues, Output>(
	schema: z.ZodMiniType<Output, Input>,
	submit: (values: Output) => Promise<unknown>,
	{ defaultValues, posted, explain = explainApiError }: Options<Input> = {},
) {
	const [failure, setFailure] = useState(posted?.message ?? '');
	const [errors] = useState(() => posted && toFieldErrors<Input>(posted.errors));
	const isSendingRef = useRef(false);
	const methods = useForm<Input, unknown, Output>({
		resolver: zodResolver(schema),
		...(defaultValues && { defaultValues }),
		...(errors && { errors }),
	});
	const translateMessage = useTranslateMessage();
	const { register, handleSubmit, formState, setError, getValues } = methods;

	const submitOnce = async (values: Output) => {
		if (isSendingRef.current) return;
		isSendingRef.current = true;
		setFailure('');
		try {
			await submit(values);
		} catch (error) {
			const { message, errors } = explain(error, getValues());
			setFailure(message);
			for (const [name, message] of Object.entries(errors))
				setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: true });
		} finally {
			isSendingRef.current = false;
		}
	};

	return {
		/** Props of the `<form>`. Uses POST, so that a native submit never puts values into the URL. */
		form: {
			method: 'post',
			ref: noValidate,
			onSubmit: handleSubmit(submitOnce),
		} as const,
		field: (name: Path<Input>) => register(name),
		error: (name: Path<Input>): string | undefined => {
			const error: (FieldError & { root?: FieldError }) | undefined = get(formState.errors, name);
			// An error of a list comes before errors of its lines.
			const line = Array.isArray(error) ? error.find((one) => one?.message) : undefined;
			const message = error?.root?.message ?? error?.message ?? line?.message;
			return message && translateMessage(message);
		},
		pending: formState.isSubmitting,
		changed: formState.isDirty,
		/** Failure of the last submit; empty if it succeeded or the field errors are sufficient. */
		failure: failure && translateMessage(failure),
		/** Resets the form to these values, or to its default values. */
		reset(values?: DefaultValues<Input>) {
			setFailure('');
			methods.reset(values);
		},
		/** The underlying react-hook-form instance. */
		methods,
	};
}
