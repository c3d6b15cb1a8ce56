import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Form, Outcome, Values } from './form';
import { noValidate } from './no-validate';
import type { Posted } from './posted';

const fieldErrors = (errors: Outcome['errors']) =>
	Object.fromEntries(
		Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
	);

/** A form's fields, errors and sending; `posted` is what became of it without scripts. */
export function useProgressiveForm(form: Form, posted: Posted | undefined) {
	const before = posted?.form === form.name ? posted : undefined;
	const [outcome, setOutcome] = useState<Outcome | undefined>(before);
	const [errors] = useState(() => fieldErrors(before?.errors ?? {}));
	const sending = useRef(false);
	const { register, handleSubmit, formState, reset, setError } = useForm<Values>({
		resolver: zodResolver(form.schema, undefined, { raw: true }),
		errors,
	});

	const send = async (values: Values) => {
		if (sending.current) return;
		sending.current = true;
		setOutcome(undefined);
		try {
			const response = await form.submit(values);
			if (response.sent) reset();
			for (const [name, error] of Object.entries(fieldErrors(response.errors)))
				setError(name, error, { shouldFocus: true });
			setOutcome(response);
		} finally {
			sending.current = false;
		}
	};

	return {
		/** For the `<form>`; browsers check it only until the form's own messages can show. */
		form: {
			method: 'post',
			ref: noValidate,
			onSubmit: handleSubmit(send),
		} as const,
		/** For the field of that name. */
		field: (name: string) => ({ ...register(name), defaultValue: before?.values[name] }),
		error: (name: string) => formState.errors[name]?.message,
		pending: formState.isSubmitting,
		outcome,
	};
}
