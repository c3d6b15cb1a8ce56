import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useTranslateMessage } from '../words/translate-message';
import { explainSendError, type FormDefinition } from './form-definition';
import type { FormPostResult } from './posted-form';
import { useApiForm } from './use-api-form';

/** A form that also works when posted without scripts; `posted` is the result of such a post. */
export function useProgressiveForm<Input extends FieldValues, Output>(
	form: FormDefinition<Input, Output>,
	posted: FormPostResult | undefined,
) {
	const translateMessage = useTranslateMessage();
	const previousResult = posted?.form === form.name ? posted : undefined;
	const failedResult = previousResult?.sent ? undefined : previousResult;
	const [sentValues, setSent] = useState(() =>
		previousResult?.sent ? form.schema.safeParse(previousResult.values).data : undefined,
	);
	const [thanks, setThanks] = useState(previousResult?.sent ? previousResult.message : '');
	const { failure, field, reset, ...api } = useApiForm(
		form.schema,
		async (body) => {
			setThanks('');
			setSent(undefined);
			await form.send(body);
			reset();
			setSent(body);
			setThanks(form.thanks);
		},
		{ posted: failedResult, explain: explainSendError },
	);
	return {
		...api,
		/** Props of the field with this name. */
		field: (name: Path<Input>) => ({ ...field(name), defaultValue: failedResult?.values[name] }),
		/** Values of the last successful submit. */
		sent: sentValues,
		/** Success message, or the reason why the form could not be sent. */
		outcome:
			thanks || failure
				? { sent: !failure, message: failure || translateMessage(thanks) }
				: undefined,
	};
}
