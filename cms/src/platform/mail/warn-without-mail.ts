import { features } from '../lib/features';

/** Said once, at start, where nobody would miss a mail that never comes. */
export function warnWithoutMail() {
	if (!features.mail)
		strapi.log.warn('SMTP_URL is not set: mails are written into this log, and sent to nobody');
}
