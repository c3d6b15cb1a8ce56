import { examples } from '@sumu/contract/examples';
import { session } from '../lib/session';
import { sessionUser } from '../lib/session/session-user';

/** Signs the examples' user in, for an hour unless told otherwise. @returns the token of the calls */
export function signIn({ seconds = 3600 } = {}): string {
	const claims = btoa(JSON.stringify({ iat: 0, exp: seconds }));
	const token = `h.${claims}.s`;
	session().begin({ token, user: sessionUser(examples.getUser.response.data), remembered: true });
	return token;
}
