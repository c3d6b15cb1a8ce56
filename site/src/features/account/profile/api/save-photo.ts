import { getUser, uploadPhoto } from '@sumu/contract';
import { browserClient } from '../../../../lib/query/client';
import { getSession, sessionUser } from '../../../../lib/session';
import { asUser, callAsUser } from '../../../../lib/session/call-as-user';
import { sendFile } from '../../../../lib/upload/upload';
import { profileKey, profileQuery } from './profile';

/** Replaces the current user's profile picture. */
export async function savePhoto(email: string, file: File): Promise<void> {
	await asUser('write', (token) => sendFile(file, { to: uploadPhoto, token }));
	const { data: user } = await callAsUser(getUser, { params: { email } });
	getSession().update(sessionUser(user));
	browserClient().setQueryData(profileQuery(email).queryKey, user);
	await browserClient().invalidateQueries({ queryKey: profileKey });
}
