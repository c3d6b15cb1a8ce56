import { getUser } from '@sumu/contract';
import { asUser, call } from '../../../lib/api';
import { request } from '../../../lib/api/request';
import { browserClient } from '../../../lib/query/client';
import { session, sessionUser } from '../../../lib/session';

/** Puts a picture in the place of one's own. */
export async function savePhoto(email: string, file: File): Promise<void> {
	const body = new FormData();
	body.append('image', file);
	const user = await asUser('write', async (token) => {
		await request('POST', '/account/photo', { body, token });
		return (await call(getUser, { params: { email } }, token)).data;
	});
	session().update(sessionUser(user));
	browserClient().setQueryData(['profile', email], user);
	await browserClient().invalidateQueries({ queryKey: ['profile'] });
}
