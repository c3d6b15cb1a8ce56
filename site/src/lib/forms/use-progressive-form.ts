import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useTold } from '../words/use-told';
import { explainUnsent, type Form } from './form';
import type { Posted } from './posted';
import { useApiForm } from './use-api-form';

/** A form that also works when posted without scripts; `posted` is the result of such a post. */
export function useProgressiveForm<Input extends FieldValues, Output>(
	form: Form<Input, Output>,
	posted: Posted | undefined,
) {
	const told = useTold();
	const before = posted?.form === form.name ? posted : undefined;
	const typed = before?.sent ? undefined : before;
	const [sent, setSent] = useState(() =>
		before?.sent ? form.schema.safeParse(before.values).data : undefined,
	);
	const [thanks, setThanks] = useState(before?.sent ? before.message : '');
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
		{ posted: typed, explain: explainUnsent },
	);
	return {
		...api,
		/** Props of the field with this name. */
		field: (name: Path<Input>) => ({ ...field(name), defaultValue: typed?.values[name] }),
		/** Values of the last successful submit. */
		sent,
		/** Success message, or the reason why the form could not be sent. */
		outcome: thanks || failure ? { sent: !failure, message: failure || told(thanks) } : undefined,
	};
}
