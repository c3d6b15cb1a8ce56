import { features } from '../lib/features';
import { asHtml, asText, type Letter } from './layout';

/** Sends a letter, or writes it into the log where there is no mail server. */
export async function send(to: string, letter: Letter) {
	const { subject } = letter;
	const text = asText(letter);
	if (!features.mail) {
		strapi.log.info(
			`SMTP_URL is not set, so this mail is not sent.\nTo: ${to}\n${subject}\n${text}`,
		);
		return;
	}
	const html = asHtml(letter);
	await strapi.plugin('email').service('email').send({ to, subject, text, html });
}
