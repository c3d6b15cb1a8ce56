import { mailLinkLifetimes } from '@sumu/contract';
import { runInBackground } from '../platform/lib/in-background';
import { consumeMailQuota } from '../platform/mail/may-mail';
import { mailConfirmation } from './mails';
import { newCode } from './one-time-code';
import type { UserRow } from './user-presenter';
import { changeUser } from './users';

/** E-mails a confirmation link if the address is unconfirmed and the e-mail limit allows it. */
export async function sendConfirmationTo(user: UserRow) {
	if (user.emailVerified || !(await consumeMailQuota('confirmation', user.email))) return;
	const { code, digest } = newCode(mailLinkLifetimes.confirmEmail);
	await changeUser(user, { confirmationToken: digest });
	await mailConfirmation(user, code);
}

/** Sends the link after sign-up in the background, so that the user need not wait for the mail server. */
export const askToConfirm = (user: UserRow) => runInBackground(() => sendConfirmationTo(user));
