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
import { useTold } from '../words/use-told';
import type { Failure } from './form';
import { noValidate } from './no-validate';

const unsent = 'The server does not answer. What you typed is still here, please try again.';

const wholeForm = ({ status, message }: ApiError) =>
	status === 429 ? messages.tooManyRequests : status >= 500 ? unsent : message;

/** A wrong code is the one 401 that names its field. */
const isOfFields = ({ status }: ApiError) => status === 400 || status === 401;

/** Only what was typed wrongly belongs to a field; a refusal belongs to the whole form. */
function explainRefusal(error: unknown, values: object): Failure {
	if (!(error instanceof ApiError)) throw error;
	const typed = Object.entries(error.fields).filter(([name]) => name in values);
	return isOfFields(error) && typed.length > 0
		? { message: '', errors: Object.fromEntries(typed) }
		: { message: wholeForm(error), errors: {} };
}

const asErrors = <Input extends FieldValues>(errors: Failure['errors']) =>
	Object.fromEntries(
		Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
	) as FieldErrors<Input>;

interface Options<Input extends FieldValues> {
	defaultValues?: DefaultValues<Input>;
	/** The failure it begins with: of a form that was posted before there were scripts. */
	posted?: Failure | undefined;
	/** What a failure says. What it throws is nobody's fault who typed. */
	explain?: (error: unknown, values: object) => Failure;
}

/**
 * A form: its fields, their errors, and why it could not be sent. It is checked by `schema`, whose
 * output `submit` sends, once at a time; what was typed stays unless `submit` clears it.
 */
export function useApiForm<Input extends FieldValues, Output>(
	schema: z.ZodMiniType<Output, Input>,
	submit: (values: Output) => Promise<unknown>,
	{ defaultValues, posted, explain = explainRefusal }: Options<Input> = {},
) {
	const [failure, setFailure] = useState(posted?.message ?? '');
	const [errors] = useState(() => posted && asErrors<Input>(posted.errors));
	const sending = useRef(false);
	const methods = useForm<Input, unknown, Output>({
		resolver: zodResolver(schema),
		...(defaultValues && { defaultValues }),
		...(errors && { errors }),
	});
	const told = useTold();
	const { register, handleSubmit, formState, setError, getValues } = methods;

	const send = async (values: Output) => {
		if (sending.current) return;
		sending.current = true;
		setFailure('');
		try {
			await submit(values);
		} catch (error) {
			const { message, errors } = explain(error, getValues());
			setFailure(message);
			for (const [name, message] of Object.entries(errors))
				setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: true });
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
			const error: (FieldError & { root?: FieldError }) | undefined = get(formState.errors, name);
			// Of a list its own comes before that of one of its lines.
			const line = Array.isArray(error) ? error.find((one) => one?.message) : undefined;
			const message = error?.root?.message ?? error?.message ?? line?.message;
			return message && told(message);
		},
		pending: formState.isSubmitting,
		changed: formState.isDirty,
		/** Why it could not be sent; empty where it was, or where fields say it. */
		failure: failure && told(failure),
		/** Begins anew, with these values or those it began with. */
		reset(values?: DefaultValues<Input>) {
			setFailure('');
			methods.reset(values);
		},
		/** The form as react-hook-form knows it. */
		methods,
	};
}
