import { type confirmSubscription, messages, type unsubscribe } from '@sumu/contract';
import { data } from 'react-router-dom';
import { ApiError, call } from '../../../lib/api';
import { visitorHeaders } from '../../../lib/api/visitor-headers.server';
import { readForm } from '../../../lib/forms/read-form.server';

/** What became of a mail's link. */
export interface TokenOutcome {
	readonly done: boolean;
	/** Why not. */
	readonly message: string;
}

const outcome = (status: number, message: string) =>
	data<TokenOutcome>({ done: status === 200, message }, { status });

const noResponse = 'The server did not answer. Please try again in a minute.';

/**
 * For a route's `action`: hands the token of a mail's link to the CMS. Only a button posts it, so
 * that programs which look at the links of mails do nothing.
 */
export async function redeemToken(
	endpoint: typeof confirmSubscription | typeof unsubscribe,
	request: Request,
) {
	const { token } = (await readForm(request)).values;
	if (!token) return outcome(400, messages.linkExpired);
	try {
		await call(endpoint, { body: { token }, headers: visitorHeaders(request) });
		return outcome(200, '');
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.status === 429) return outcome(429, messages.tooManyRequests);
		return error.status < 500 ? outcome(400, messages.linkExpired) : outcome(503, noResponse);
	}
}
