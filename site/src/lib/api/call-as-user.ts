import { type AnswerOf, type Endpoint, messages } from '@sumu/contract';
import { session } from '../session';
import { ApiError } from './api-error';
import { type CallInput, call, type LooseInput } from './call';

/**
 * Makes one call of the contract as the signed-in user, in a browser. A token the server takes no
 * more is renewed once. Where the session is over, a call that writes waits until its user has
 * signed in again, so that nothing typed is lost; a call that reads is refused.
 * @throws ApiError when it is refused (401 without a session) or nobody answers
 */
export async function callAsUser<E extends Endpoint>(
	endpoint: E,
	input: CallInput<E> & LooseInput,
): Promise<AnswerOf<E>> {
	const token = (await session().token()) ?? (await newToken(endpoint));
	try {
		return await call(endpoint, input, token);
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 401)) throw error;
		const renewed = (await session().renewed(token)) ?? (await newToken(endpoint));
		return call(endpoint, input, renewed);
	}
}

async function newToken({ method }: Endpoint): Promise<string> {
	const token = method === 'GET' ? null : await session().askAgain();
	if (!token) throw new ApiError(401, messages.noUser);
	return token;
}
