import { env } from '../../env';
import { sendMail, sendMailThrough } from '../../platform/mail/send';
import type { MailServer } from '../../platform/mail/server';
import { mailWords } from '../../platform/mail/words';

const settingsUrl = `${env.origins.site}/sumu/settings`;

/** Notifies the first owner through the previous server, which an intruder's own server cannot intercept. */
export async function tellOfMailServer(previous: MailServer, email: string, host: string) {
	const { language, say, moment } = await mailWords();
	await sendMailThrough(previous, email, {
		language,
		subject: say('The mail server of your site was changed'),
		paragraphs: [
			say('Hello,'),
			host
				? say('e-mails of your site now go through {host}.', { host })
				: say('your site sends no e-mails any more: its mail server was removed.'),
		],
		facts: [[say('When'), moment(new Date())]],
		action: { label: say('Open the settings'), url: settingsUrl },
		note: say('If it was not you: set the server again and change your password.'),
	});
}

/** Tells the first owner that the number of backups was changed. */
export async function tellOfBackups(email: string, nights: number) {
	const { language, say, moment } = await mailWords();
	await sendMail(email, {
		language,
		subject: say('The backups of your site were changed'),
		paragraphs: [
			say('Hello,'),
			nights > 0
				? say('Nightly backups that your site keeps from now on: {count}', { count: nights })
				: say('your site makes no nightly backups any more.'),
		],
		facts: [[say('When'), moment(new Date())]],
		action: { label: say('Open the settings'), url: settingsUrl },
		note: say('If it was not you: set the number again and change your password.'),
	});
}
