import { messages } from '@sumu/contract';
import { refusedBodyHeader } from '@sumu/contract/parts';
import { data } from 'react-router-dom';
import type * as z from 'zod/mini';
import { ApiError } from '../api';
import { sendRequest } from '../api/request';
import { visitorHeaders } from '../api/visitor-headers.server';
import { explainSendError, type FormDefinition, type SubmitFailure } from './form-definition';
import { type FormPostResult, formField } from './posted-form';
import { readForm } from './read-form.server';
import { typedValues } from './typed-values.server';

/** Result of a form post, with its HTTP status. */
interface Outcome extends SubmitFailure {
	readonly sent: boolean;
	readonly status: number;
}

const tooLarge: Outcome = { sent: false, status: 413, message: messages.formTooLarge, errors: {} };

const tooMany: Outcome = {
	sent: false,
	status: 429,
	message: messages.tooManyRequests,
	errors: {},
};

/** Milliseconds the CMS may take to count a refused form. */
const COUNT_TIMEOUT_MS = 2000;

/** Reports a form that is too large to the CMS, which counts it towards the visitor's rate limit. */
async function refuseLargeForm(request: Request): Promise<Outcome> {
	const headers = { ...visitorHeaders(request), [refusedBodyHeader]: String(tooLarge.status) };
	const error: unknown = await sendRequest('POST', new URL(request.url).pathname, {
		headers,
		signal: AbortSignal.timeout(COUNT_TIMEOUT_MS),
	}).catch((reason) => reason);
	return error instanceof ApiError && error.status === tooMany.status ? tooMany : tooLarge;
}

const firstIssues = ({ issues }: z.core.$ZodError) =>
	Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));

async function submitForm(
	form: FormDefinition,
	values: FormPostResult['values'],
	request: Request,
): Promise<Outcome> {
	const parseResult = form.schema.safeParse(values);
	if (!parseResult.success)
		return { sent: false, status: 400, message: '', errors: firstIssues(parseResult.error) };
	try {
		await form.send(parseResult.data, { headers: visitorHeaders(request) });
		return { sent: true, status: 200, message: form.thanks, errors: {} };
	} catch (error) {
		return { sent: false, ...explainSendError(error) };
	}
}

/** Route `action`: submits the posted form on behalf of the visitor. */
export async function handleForms(forms: readonly FormDefinition[], request: Request) {
	const { values, isWhole } = await readForm(request);
	const refusal = isWhole ? null : await refuseLargeForm(request);
	const form = forms.find(({ name }) => name === values[formField]);
	if (!form) throw data({ message: 'No such form' }, { status: refusal?.status ?? 400 });
	const outcome = refusal ?? (await submitForm(form, values, request));
	const response: FormPostResult = {
		form: form.name,
		values: typedValues(form, values),
		...outcome,
	};
	return data(response, { status: outcome.status });
}
