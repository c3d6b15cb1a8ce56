import { type Endpoint, messages, type ResponseOf } from '@sumu/contract';
import { ApiError } from '../api/api-error';
import { type CallInput, call, type LooseInput } from '../api/call';
import { session } from './browser';

/**
 * Sends something with the token of who is signed in. A token the server takes no more is renewed
 * once. Where the session is over, what writes waits until its user has signed in again, so that
 * nothing typed is lost; what reads is refused.
 * @throws ApiError 401 without a session
 */
export async function asUser<Result>(
	intent: 'read' | 'write',
	send: (token: string) => Promise<Result>,
): Promise<Result> {
	const forPerson = intent === 'write' || isInUse();
	const token = (await session().token({ forPerson })) ?? (await newToken(intent));
	try {
		return await send(token);
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 401)) throw error;
		return send((await session().renewed(token, forPerson)) ?? (await newToken(intent)));
	}
}

/** Whether somebody has just used the page: what is read then, a link or ‘Try again’ asked for. */
const isInUse = () => navigator.userActivation?.isActive === true;

async function newToken(intent: 'read' | 'write'): Promise<string> {
	const token = intent === 'read' ? null : await session().askAgain();
	if (!token) throw new ApiError(401, messages.noUser);
	return token;
}

/**
 * Makes one call of the contract as the signed-in user, in a browser.
 * @throws ApiError when it is refused (401 without a session) or nobody responds
 */
export function callAsUser<E extends Endpoint>(
	endpoint: E,
	input: CallInput<E> & LooseInput,
): Promise<ResponseOf<E>> {
	const intent = endpoint.method === 'GET' ? 'read' : 'write';
	return asUser(intent, (token) => call(endpoint, input, token));
}
