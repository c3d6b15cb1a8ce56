import { data } from 'react-router-dom';
import { visitorHeaders } from '../api/visitor-headers.server';
import type { Form } from './form';
import { formField, type Posted } from './posted';

/** For a route's `action`: sends whichever of its forms was posted, in its visitor's name. */
export async function handleForms(forms: readonly Form[], request: Request) {
	const posted = await request.formData();
	const values = Object.fromEntries(
		[...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
	);
	const form = forms.find(({ name }) => name === values[formField]);
	if (!form) throw data({ message: 'No such form' }, { status: 400 });
	const outcome = await form.submit(values, { headers: visitorHeaders(request) });
	const response: Posted = { form: form.name, values: outcome.sent ? {} : values, ...outcome };
	return data(response, { status: outcome.status });
}
