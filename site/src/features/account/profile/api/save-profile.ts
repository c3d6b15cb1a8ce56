import { type ProfileForm, saveUser } from '@sumu/contract';
import { browserClient } from '../../../../lib/query/client';
import { getSession, sessionUser } from '../../../../lib/session';
import { callAsUser } from '../../../../lib/session/call-as-user';
import { profileKey } from './get-profile';

/** Saves a profile. If it is the current user's, the session is updated too. */
export async function saveProfile(email: string, profile: ProfileForm): Promise<void> {
	const { data, token } = await callAsUser(saveUser, { params: { email }, body: profile });
	const snapshot = getSession().snapshot();
	if (snapshot.status === 'signed-in' && snapshot.user.id === data._id)
		getSession().update(sessionUser(data), token);
	await browserClient().invalidateQueries({ queryKey: profileKey });
}
