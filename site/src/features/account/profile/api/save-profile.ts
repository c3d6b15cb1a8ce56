import { type Profile, saveUser } from '@sumu/contract';
import { browserClient } from '../../../../lib/query/client';
import { session, sessionUser } from '../../../../lib/session';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { profileKey } from './get-profile';

/** Saves a profile. If it is the current user's, the session is updated too. */
export async function saveProfile(email: string, profile: Profile): Promise<void> {
	const { data, token } = await callAsUser(saveUser, { params: { email }, body: profile });
	const snapshot = session().snapshot();
	if (snapshot.status === 'signed-in' && snapshot.user.id === data._id)
		session().update(sessionUser(data), token);
	await browserClient().invalidateQueries({ queryKey: profileKey });
}
