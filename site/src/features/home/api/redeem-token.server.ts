import { type confirmSubscription, messages, type unsubscribeFromNewsletter } from '@sumu/contract';
import { data } from 'react-router-dom';
import { ApiError, callEndpoint } from '../../../lib/api';
import { visitorHeaders } from '../../../lib/api/visitor-headers.server';
import { readForm } from '../../../lib/forms/read-form.server';

/** Result of redeeming a link from an e-mail. */
export interface TokenOutcome {
	readonly done: boolean;
	/** Error message if it failed. */
	readonly message: string;
}

const respondWithOutcome = (status: number, message: string) =>
	data<TokenOutcome>({ done: status === 200, message }, { status });

const noResponse = 'The server didn’t answer. Please try again in a minute.';

/**
 * Redeems the token from an e-mail's link, in a route's `action`. Only a button posts it, so that programs that check
 * links in e-mails trigger nothing.
 */
export async function redeemToken(
	endpoint: typeof confirmSubscription | typeof unsubscribeFromNewsletter,
	request: Request,
) {
	const { token } = (await readForm(request)).values;
	if (!token) return respondWithOutcome(400, messages.linkExpired);
	try {
		await callEndpoint(endpoint, { body: { token }, headers: visitorHeaders(request) });
		return respondWithOutcome(200, '');
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.status === 429) return respondWithOutcome(429, messages.tooManyRequests);
		return error.status < 500
			? respondWithOutcome(400, messages.linkExpired)
			: respondWithOutcome(503, noResponse);
	}
}
