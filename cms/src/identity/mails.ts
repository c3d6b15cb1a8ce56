import { type Session, sitePages } from '@sumu/contract';
import { env } from '../env';
import { send } from '../platform/mail/send';
import type { UserRow } from './user-presenter';

/** Who signs up with another's address chooses the name too: only who has proved the address is called by it. */
const greeting = ({ displayName, emailVerified }: UserRow) =>
	displayName && emailVerified ? `Hello ${displayName},` : 'Hello,';
const page = (path: string) => env.origins.site + path;

/** A link that sets a new password. */
export const mailPasswordLink = (user: UserRow, code: string) =>
	send(user.email, {
		subject: 'Set a new password',
		paragraphs: [
			greeting(user),
			'somebody, most likely you, asked for a new password for your account.',
		],
		action: { label: 'Set a new password', url: page(sitePages.resetPassword(code)) },
		note: 'The link works once, within an hour. If it was not you, leave it: nothing changes.',
	});

/** A link that shows an address is its user's. */
export const mailConfirmation = (user: UserRow, code: string) =>
	send(user.email, {
		subject: 'Please confirm your e-mail address',
		paragraphs: [greeting(user), 'thank you for signing up. Is this your address?'],
		action: { label: 'Yes, confirm it', url: page(sitePages.confirmEmail(code)) },
		note: 'The link works once, within a day. If you did not sign up, leave it.',
	});

/** That an account was signed in to with a browser it did not know. */
export const mailNewDevice = (user: UserRow, { browser, os }: Pick<Session, 'browser' | 'os'>) =>
	send(user.email, {
		subject: 'A new browser signed in to your account',
		paragraphs: [
			greeting(user),
			'your account was signed in to with a browser that it was never signed in with before. If that was you, there is nothing to do.',
		],
		facts: [
			['When', new Date().toUTCString()],
			['Browser', [browser, os].filter(Boolean).join(' on ') || 'It did not say its name'],
		],
		action: { label: 'See where you are signed in', url: page('/settings') },
		note: 'If it was not you: sign that browser out there, change your password, and turn on two-step sign-in.',
	});
