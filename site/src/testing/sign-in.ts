import { examples } from '@sumu/contract/examples';
import { session } from '../lib/session';
import { sessionUser } from '../lib/session/session-user';

const claims = btoa(JSON.stringify({ iat: 0, exp: 3600 }));

/** Signs the examples' user in for an hour. @returns the token of the calls */
export function signIn(): string {
	const token = `h.${claims}.s`;
	session().begin({ token, user: sessionUser(examples.getUser.response.data), remembered: true });
	return token;
}
