import { hasMail } from './server';

/** Said once, at start, where nobody would miss a mail that never comes. */
export async function warnWithoutMail() {
	if (await hasMail()) return;
	strapi.log.warn(
		'No mail server is set, neither by SMTP_URL nor in /sumu: mails are written into this log, and sent to nobody',
	);
}
