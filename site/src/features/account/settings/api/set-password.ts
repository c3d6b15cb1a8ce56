import { type BodyOf, changePassword } from '@sumu/contract';
import { getSession, sessionUser } from '../../../../lib/session';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { readSessionsAgain } from './sessions';

/** Changes the current user's password. This session continues with a new token; all others end. */
export async function setPassword(body: BodyOf<typeof changePassword>): Promise<void> {
	const { jwt, user } = await callAsUser(changePassword, { body });
	getSession().update(sessionUser(user), jwt);
	await readSessionsAgain();
}
