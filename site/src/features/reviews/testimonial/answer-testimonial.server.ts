import {
	messages,
	readTestimonial,
	sendTestimonial,
	type TestimonialForm,
	type TestimonialState,
	testimonialBodySchema,
	withdrawTestimonial,
} from '@sumu/contract';
import { data } from 'react-router-dom';
import { ApiError, callEndpoint } from '../../../lib/api';
import { visitorHeaders } from '../../../lib/api/visitor-headers.server';
import type { SubmitFailure } from '../../../lib/forms/form-definition';
import { readForm } from '../../../lib/forms/read-form.server';

type Reason = Exclude<TestimonialState, 'open'>;

/** Form behind a link, or the reason why the link is over. */
export type TestimonialPageData =
	| { readonly form: TestimonialForm; readonly reason: null }
	| { readonly form: null; readonly reason: Reason };

/** Result of a submission. */
export interface TestimonialOutcome extends SubmitFailure {
	readonly done: 'sent' | 'withdrawn' | null;
}

const reasons: readonly Reason[] = ['used', 'withdrawn', 'revoked', 'expired'];

/** Returns why a link is over, if that is the error; rethrows any other. */
function reasonOf(error: unknown): Reason {
	if (!(error instanceof ApiError) || error.status !== 410) throw error;
	const reasonName = error.response?.error.details.reason;
	return reasons.find((reason) => reason === reasonName) ?? 'expired';
}

/** Reads the content of a link's page, in a route's `loader`. */
export async function readTestimonialPage(token: string, request: Request) {
	try {
		const options = { params: { token }, headers: visitorHeaders(request) };
		const { data: form } = await callEndpoint(readTestimonial, options);
		return data<TestimonialPageData>({ form, reason: null });
	} catch (error) {
		return data<TestimonialPageData>({ form: null, reason: reasonOf(error) }, { status: 410 });
	}
}

const noFailure = { message: '', errors: {} } as const;
const serverDownMessage = 'The server didn’t answer. Please try again in a minute.';

function explain(error: unknown): SubmitFailure & { status: number } {
	if (!(error instanceof ApiError)) throw error;
	const { status, fields } = error;
	if (status === 429) return { status, message: messages.tooManyRequests, errors: {} };
	if (status === 410 || status === 404)
		return { status, message: messages.linkExpired, errors: {} };
	return Object.keys(fields).length > 0
		? { status: 400, message: '', errors: fields }
		: { status: 503, message: serverDownMessage, errors: {} };
}

/** Sends or withdraws a testimonial, in a route's `action`; works without scripts. */
export async function answerTestimonial(token: string, request: Request) {
	const { values } = await readForm(request);
	const options = { params: { token }, headers: visitorHeaders(request) };
	try {
		if (values.withdraw) {
			await callEndpoint(withdrawTestimonial, options);
			return data<TestimonialOutcome>({ done: 'withdrawn', ...noFailure });
		}
		const { consent, userImg, ...texts } = values;
		const body = { ...texts, consent: consent === 'on', userImg: userImg || undefined };
		const parseResult = testimonialBodySchema.safeParse(body);
		if (!parseResult.success) {
			const errors = Object.fromEntries(
				parseResult.error.issues.map(({ path, message }) => [path.join('.'), message]),
			);
			return data<TestimonialOutcome>({ done: null, message: '', errors }, { status: 400 });
		}
		await callEndpoint(sendTestimonial, { ...options, body: parseResult.data });
		return data<TestimonialOutcome>({ done: 'sent', ...noFailure });
	} catch (error) {
		const { status, ...failure } = explain(error);
		return data<TestimonialOutcome>({ done: null, ...failure }, { status });
	}
}
