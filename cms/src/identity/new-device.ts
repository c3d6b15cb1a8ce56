import type { Session } from '@sumu/contract';
import { inBackground } from '../platform/lib/in-background';
import { mayMail } from '../platform/mail/may-mail';
import { mailNewDevice } from './mails';
import type { UserRow } from './user-presenter';
import { changeUser } from './users';

/**
 * Mails an admin that a browser their account does not know was signed in with. The first sign-in of
 * all, on a fresh installation, is no news.
 */
export async function tellOfNewDevice(user: UserRow, device: Pick<Session, 'browser' | 'os'>) {
	if (user.role?.type !== 'admin') return;
	if (!user.signedInBefore) return changeUser(user, { signedInBefore: true });
	inBackground(async () => {
		if (await mayMail('new-device', user.email)) await mailNewDevice(user, device);
	});
}
