import { errors } from '@strapi/utils';
import { type MailServerBody, messages } from '@sumu/contract';
import { env } from '../../env';
import { startNightlyWork } from '../../housekeeping';
import { setBackupRetention } from '../../housekeeping/nights-kept';
import { HttpError } from '../../platform/lib/http-error';
import { runInBackground } from '../../platform/lib/in-background';
import { sendMailThrough } from '../../platform/mail/send';
import {
	deleteMailServer,
	describeMailError,
	getMailServer,
	getStoredServer,
	type MailServer,
	saveMailServer,
	toMailServer,
} from '../../platform/mail/server';
import { mailWords } from '../../platform/mail/words';
import { schedulePurge } from '../../platform/purge/changes';
import { logSecurity } from '../../platform/security/security-log';
import { tellOfBackups, tellOfMailServer } from './tell-owner';

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
	const { language, say } = await mailWords();
	try {
		await sendMailThrough(server, email, {
			language,
			subject: say('Your mail server works'),
			paragraphs: [say('Hello,'), say('the site sent this to see whether its mails arrive.')],
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
