import { errors } from '@strapi/utils';
import { type MailServerBody, messages } from '@sumu/contract';
import { env } from '../../env';
import { startNightlyWork } from '../../housekeeping';
import { setBackupRetention } from '../../housekeeping/backup-state';
import { HttpError } from '../../platform/lib/http-errors';
import { runInBackground } from '../../platform/lib/in-background';
import { mailWords } from '../../platform/mail/mail-words';
import { sendMail, sendMailThrough } from '../../platform/mail/send';
import {
	deleteMailServer,
	describeMailError,
	getMailServer,
	getStoredServer,
	type MailServer,
	saveMailServer,
	toMailServer,
} from '../../platform/mail/server';
import { schedulePurge } from '../../platform/purge/schedule-purge';
import { logSecurity } from '../../platform/security/security-log';

const settingsUrl = `${env.origins.site}/sumu/settings`;

/** Notifies the first owner through the previous server, which an intruder's own server cannot intercept. */
export async function tellOfMailServer(previous: MailServer, email: string, host: string) {
	const { language, t, moment } = await mailWords();
	await sendMailThrough(previous, email, {
		language,
		subject: t('Your site’s mail server was changed'),
		paragraphs: [
			t('Hello,'),
			host
				? t('Your site now sends e-mail through {host}.', { host })
				: t('Your site’s mail server was removed, so the site can no longer send e-mail.'),
		],
		facts: [[t('When'), moment(new Date())]],
		action: { label: t('Open the settings'), url: settingsUrl },
		note: t('If this wasn’t you, set up the mail server again and change your password.'),
	});
}

/** Tells the first owner that the number of backups was changed. */
export async function tellOfBackups(email: string, nights: number) {
	const { language, t, moment } = await mailWords();
	await sendMail(email, {
		language,
		subject: t('Your site’s backup settings were changed'),
		paragraphs: [
			t('Hello,'),
			nights > 0
				? t('Number of nightly backups your site now keeps: {count}', { count: nights })
				: t('Your site no longer makes nightly backups.'),
		],
		facts: [[t('When'), moment(new Date())]],
		action: { label: t('Open the settings'), url: settingsUrl },
		note: t('If this wasn’t you, set the number again and change your password.'),
	});
}

function demandFree(variable: unknown) {
	if (variable) throw new HttpError(409, messages.setByVariable);
}

/** The first owner, who receives the test e-mail. */
type Tester = { readonly email: string };

/** Returns the password to use: a stored one only if server and user are unchanged. */
async function passwordFor({ host, user, password }: MailServerBody): Promise<string> {
	if (password !== undefined) return password;
	const before = await getStoredServer();
	return before?.host === host && before.user === user ? before.password : '';
}

async function tryOut(server: Parameters<typeof sendMailThrough>[0], { email }: Tester) {
	const { language, t } = await mailWords();
	try {
		await sendMailThrough(server, email, {
			language,
			subject: t('Your mail server works'),
			paragraphs: [t('Hello,'), t('This is a test message. Your site can send e-mail.')],
		});
	} catch (error) {
		const message = describeMailError(error);
		const path = [message === messages.mailServerRefuses ? 'password' : 'host'];
		throw new errors.ValidationError(message, { errors: [{ path, message }] });
	}
}

/**
 * Saves a mail server after it has accepted a test e-mail to the owner.
 * @throws HttpError (409) if a variable sets the server; ValidationError (400) with the reason if the test fails
 */
export async function changeMailServer(body: MailServerBody, owner: Tester): Promise<void> {
	demandFree(env.SMTP_URL);
	const { host, port, user, sender } = body;
	const serverSettings = { host, port, user, password: await passwordFor(body), sender };
	await tryOut(toMailServer(serverSettings), owner);
	const before = await getMailServer();
	await saveMailServer(serverSettings);
	serverChanged(before, owner, host);
}

export async function dropMailServer(owner: Tester): Promise<void> {
	demandFree(env.SMTP_URL);
	const before = await getMailServer();
	await deleteMailServer();
	serverChanged(before, owner, '');
}

/** Logs the change, purges the pages and notifies the first owner through the previous server. */
function serverChanged(before: MailServer | null, owner: Tester, host: string) {
	logSecurity('mail server changed');
	schedulePurge();
	if (before) runInBackground(() => tellOfMailServer(before, owner.email, host));
}

/** Sets the number of backups to keep. @throws HttpError (409) if a variable sets it */
export async function changeBackups(nights: number, owner: Tester): Promise<void> {
	demandFree(env.BACKUPS > 0);
	await setBackupRetention(nights);
	logSecurity('backups changed');
	schedulePurge();
	runInBackground(() => tellOfBackups(owner.email, nights));
	// Makes the first backup now, not within the next hour.
	startNightlyWork();
}
