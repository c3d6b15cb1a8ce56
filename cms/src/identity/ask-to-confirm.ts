import { mailLink } from '@sumu/contract';
import { inBackground } from '../platform/lib/in-background';
import { mayMail } from '../platform/mail/may-mail';
import { mailConfirmation } from './mails';
import { newCode } from './one-time-code';
import type { UserRow } from './user-presenter';
import { changeUser } from './users';

/** Mails the link that confirms an address, where there is something left to confirm. */
export async function sendConfirmationTo(user: UserRow) {
	if (user.emailVerified || !(await mayMail('confirmation', user.email))) return;
	const { code, digest } = newCode(mailLink.confirmEmail);
	await changeUser(user, { confirmationToken: digest });
	await mailConfirmation(user, code);
}

/** After sign-up; nobody waits for the mail server. */
export const askToConfirm = (user: UserRow) => inBackground(() => sendConfirmationTo(user));
