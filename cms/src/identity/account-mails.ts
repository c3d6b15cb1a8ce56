import { mailLinkLifetimes, type Session, sitePages } from '@sumu/contract';
import { env } from '../env';
import { runInBackground } from '../platform/lib/in-background';
import { consumeMailQuota } from '../platform/mail/mail-quota';
import { type MailWords, mailWords } from '../platform/mail/mail-words';
import { sendMail } from '../platform/mail/send';
import { newCode } from './one-time-codes';
import type { UserRow } from './user-presenter';
import { changeUser } from './users';

/**
 * Greets by name only after the address is confirmed: a stranger who signs up with someone else's address also
 * chooses the name.
 */
const formatGreeting = ({ displayName, emailVerified }: UserRow, { t }: MailWords) =>
	displayName && emailVerified ? t('Hello {name},', { name: displayName }) : t('Hello,');
const buildSiteUrl = (path: string) => env.origins.site + path;

/** E-mails a link that sets a new password. */
export async function mailPasswordLink(user: UserRow, code: string) {
	const mailI18n = await mailWords();
	const { language, t } = mailI18n;
	await sendMail(user.email, {
		language,
		subject: t('Set a new password'),
		paragraphs: [
			formatGreeting(user, mailI18n),
			t('Someone, probably you, asked to reset the password of your account.'),
		],
		action: { label: t('Set a new password'), url: buildSiteUrl(sitePages.resetPassword(code)) },
		note: t(
			'The link works once and expires in an hour. If this wasn’t you, ignore this e-mail; nothing will change.',
		),
	});
}

/** E-mails a link that confirms the address. */
export async function mailConfirmation(user: UserRow, code: string) {
	const mailI18n = await mailWords();
	const { language, t } = mailI18n;
	await sendMail(user.email, {
		language,
		subject: t('Please confirm your e-mail address'),
		paragraphs: [
			formatGreeting(user, mailI18n),
			t('Thank you for signing up. Please confirm that this is your e-mail address.'),
		],
		action: { label: t('Confirm my address'), url: buildSiteUrl(sitePages.confirmEmail(code)) },
		note: t('The link works once and expires in a day. If you didn’t sign up, ignore this e-mail.'),
	});
}

const browserOf = ({ browser, os }: Pick<Session, 'browser' | 'os'>, { t }: MailWords) =>
	browser && os ? t('{browser} on {os}', { browser, os }) : browser || os || t('Unknown');

/** Sign-in with a browser that is new to the account. */
export interface NewDevice extends Pick<Session, 'browser' | 'os'> {
	readonly at: Date;
}

/** Reports sign-ins with new browsers. `more` is the number of those that are not listed. */
export async function mailNewDevices(user: UserRow, devices: readonly NewDevice[], more: number) {
	const mailI18n = await mailWords();
	const { language, moment, t } = mailI18n;
	const signInCount = devices.length + more;
	const isOne = signInCount === 1;
	await sendMail(user.email, {
		language,
		subject: isOne
			? t('New browser signed in to your account')
			: t('{count} sign-ins to your account from new browsers', { count: signInCount }),
		paragraphs: [
			formatGreeting(user, mailI18n),
			isOne
				? t(
						'Someone signed in to your account with a new browser. If this was you, you can ignore this e-mail.',
					)
				: t(
						'There were {count} sign-ins to your account from new browsers. If this was you, you can ignore this e-mail.',
						{ count: signInCount },
					),
		],
		facts: devices.flatMap((device) => [
			[t('When'), moment(device.at)] as const,
			[t('Browser'), browserOf(device, mailI18n)] as const,
		]),
		action: { label: t('See where you are signed in'), url: buildSiteUrl('/settings') },
		note: isOne
			? t(
					'If this wasn’t you, sign that browser out, change your password and turn on two-step sign-in.',
				)
			: t(
					'If this wasn’t you, sign those browsers out, change your password and turn on two-step sign-in.',
				),
	});
}

/** E-mails a confirmation link if the address is unconfirmed and the e-mail limit allows it. */
export async function sendConfirmationTo(user: UserRow) {
	if (user.emailVerified || !(await consumeMailQuota('confirmation', user.email))) return;
	const { code, digest } = newCode(mailLinkLifetimes.confirmEmail);
	await changeUser(user, { confirmationToken: digest });
	await mailConfirmation(user, code);
}

/** Sends the link after sign-up in the background, so that the user need not wait for the mail server. */
export const askToConfirm = (user: UserRow) => runInBackground(() => sendConfirmationTo(user));
