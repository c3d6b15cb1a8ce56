import { getUser, type ProfileForm, saveUser } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/query/client';
import { getSession, sessionUser } from '../../../../lib/session';
import { callAsUser } from '../../../../lib/session/call-as-user';

/** Query key prefix of all profiles. */
export const profileKey = ['profile'] as const;

/** Profile of a user by e-mail or id. */
export const profileQuery = (email: string) =>
	queryOptions({
		queryKey: [...profileKey, email],
		queryFn: async ({ signal }) => (await callAsUser(getUser, { params: { email }, signal })).data,
	});

/** Saves a profile. If it is the current user's, the session is updated too. */
export async function saveProfile(email: string, profile: ProfileForm): Promise<void> {
	const { data, token } = await callAsUser(saveUser, { params: { email }, body: profile });
	const snapshot = getSession().snapshot();
	if (snapshot.status === 'signed-in' && snapshot.user.id === data._id)
		getSession().update(sessionUser(data), token);
	await browserClient().invalidateQueries({ queryKey: profileKey });
}
