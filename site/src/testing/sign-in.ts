import type { User } from '@sumu/contract';
import { examples } from '@sumu/contract/examples';
import { session } from '../lib/session';
import { sessionUser } from '../lib/session/session-user';

/** Signs somebody in, the examples' user for an hour unless told otherwise. @returns the token of the calls */
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
