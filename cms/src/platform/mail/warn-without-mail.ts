import { hasMail } from './server';

/** Logs a warning at the start if there is no mail server, because missing e-mails would go unnoticed. */
export async function warnWithoutMail() {
	if (await hasMail()) return;
	strapi.log.warn(
		'No mail server is set, neither by SMTP_URL nor in /sumu: mails are written into this log, and sent to nobody',
	);
}
