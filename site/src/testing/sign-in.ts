import type { User } from '@sumu/contract';
import { examples } from '@sumu/contract/examples';
import { session } from '../lib/session';
import { sessionUser } from '../lib/session/session-user';

/**
 * Signs a user in; by default the user of the examples, for an hour.
 * @returns the access token
 */
export function signIn({
	seconds = 3600,
	as = examples.getUser.response.data,
}: {
	seconds?: number;
	as?: User;
} = {}): string {
	const claims = btoa(JSON.stringify({ iat: 0, exp: seconds }));
	const token = `h.${claims}.s`;
	session().begin({ token, user: sessionUser(as), remembered: true });
	return token;
}
