import { type BodyOf, changePassword } from '@sumu/contract';
import { browserClient } from '../../../../lib/query/client';
import { session, sessionUser } from '../../../../lib/session';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { sessionsQuery } from './sessions';

/** Changes one's password: this session goes on with a new token, all others end. */
export async function setPassword(body: BodyOf<typeof changePassword>): Promise<void> {
	const { jwt, user } = await callAsUser(changePassword, { body });
	session().update(sessionUser(user), jwt);
	await browserClient().invalidateQueries(sessionsQuery());
}
