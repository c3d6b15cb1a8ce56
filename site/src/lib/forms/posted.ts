import { data } from 'react-router-dom';
import type { Form, Outcome, Values } from './form';

/** A form that was posted without scripts: which one, what was typed, what became of it. */
export interface Posted extends Outcome {
	readonly form: string;
	readonly values: Values;
}

/** The hidden field that names the form. */
export const formField = 'form';

/** For a route's `action`: sends whichever of its forms was posted. */
export async function answerForms(forms: readonly Form[], request: Request) {
	const posted = await request.formData();
	const values = Object.fromEntries(
		[...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
	);
	const form = forms.find(({ name }) => name === values[formField]);
	if (!form) throw data({ message: 'No such form' }, { status: 400 });
	const outcome = await form.submit(values);
	const answer: Posted = { form: form.name, values: outcome.sent ? {} : values, ...outcome };
	return data(answer, { status: outcome.status });
}
