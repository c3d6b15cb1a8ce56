import { type Endpoint, messages, type ResponseOf } from '@sumu/contract';
import { ApiError } from '../api/api-error';
import { type CallInput, callEndpoint, type LooseInput } from '../api/call-endpoint';
import { getSession } from './browser-session';

/**
 * Sends a request with the signed-in user's token. Renews a rejected token once. If the session has expired, a write
 * waits until the user has signed in again, so that no input is lost; a read fails.
 * @throws ApiError 401 without a session
 */
export async function asUser<Result>(
	intent: 'read' | 'write',
	send: (token: string) => Promise<Result>,
): Promise<Result> {
	const forPerson = intent === 'write' || isInUse();
	const token = (await getSession().token({ forPerson })) ?? (await newToken(intent));
	try {
		return await send(token);
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 401)) throw error;
		return send((await getSession().renewed(token, forPerson)) ?? (await newToken(intent)));
	}
}

/** Whether the user has just interacted with the page, so that a read comes from a link or a retry. */
const isInUse = () => navigator.userActivation?.isActive === true;

async function newToken(intent: 'read' | 'write'): Promise<string> {
	const token = intent === 'read' ? null : await getSession().askAgain();
	if (!token) throw new ApiError(401, messages.noUser);
	return token;
}

/**
 * Calls an endpoint of the contract as the signed-in user, in the browser.
 * @throws ApiError when the call is rejected (401 without a session) or the server does not respond
 */
export function callAsUser<E extends Endpoint>(
	endpoint: E,
	input: CallInput<E> & LooseInput,
): Promise<ResponseOf<E>> {
	const intent = endpoint.method === 'GET' ? 'read' : 'write';
	return asUser(intent, (token) => callEndpoint(endpoint, input, token));
}
