import type { User } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { getSession } from '../lib/session';
import { sessionUser } from '../lib/session/session-user';

/**
 * Signs a user in; by default the user of the examples, for an hour.
 * @returns the access token
 */
export function signIn({
	seconds = 3600,
	as = endpointExamples.getUser.response.data,
}: {
	seconds?: number;
	as?: User;
} = {}): string {
	const claims = btoa(JSON.stringify({ iat: 0, exp: seconds }));
	const token = `h.${claims}.s`;
	getSession().begin({ token, user: sessionUser(as), remembered: true });
	return token;
}
