import { isPalette, themesOf } from '@sumu/contract/brand';
import { env } from '../../env';
import { inFull } from '../logs/formats';
import { countedMail, mails } from '../metrics/metrics';
import { asHtml } from './as-html';
import { asText } from './as-text';
import type { Letter } from './letter';
import { loggable } from './loggable';
import { sendThrough } from './provider';
import { hasMail, type MailServer } from './server';
import { getSiteName } from './site-name';

export interface Envelope {
	/** Address for replies. */
	replyTo?: { name: string; address: string };
	headers?: Record<string, string>;
	/** If true, a person wrote this e-mail and it is not marked as generated. */
	isPersonal?: boolean;
}

/** Returns the site's logo and colours for letters. */
async function siteLook() {
	const site = await strapi.db.query('api::site-setting.site-setting').findOne({
		select: ['id'],
		populate: { brand: { populate: { logo: true } } },
	});
	const { logo, palette, accent } = site?.brand ?? {};
	return {
		logo: logo ? new URL(logo.url, env.origins.site).href : null,
		themes: themesOf({ palette: isPalette(palette) ? palette : 'madder', accent: accent ?? null }),
	};
}

/** Renders a letter as an e-mail in the site's design. */
async function mailOf(to: string, letter: Letter) {
	const name = await getSiteName();
	const html = asHtml(letter, { name, url: env.origins.site, ...(await siteLook()) });
	return { to, subject: letter.subject, text: asText(letter, name), html };
}

/** Sends a letter through the given mail server. */
export const mailThrough = async (server: MailServer, to: string, letter: Letter) =>
	countedMail(sendThrough(server, await mailOf(to, letter)));

/**
 * Sends a letter, or logs it if there is no mail server. Its links then work for everybody with access to the log,
 * which is useful in development and nowhere else.
 */
export async function send(to: string, letter: Letter, envelope: Envelope = {}) {
	const { subject } = letter;
	if (!(await hasMail())) {
		const mail = loggable(`To: ${to}\n${subject}\n\n${asText(letter, await getSiteName())}`);
		strapi.log.info(`No mail server is set, so this mail is not sent:\n${mail}`, inFull);
		mails.inc({ result: 'logged' });
		return;
	}
	const mail = { ...(await mailOf(to, letter)), ...envelope };
	await countedMail(strapi.plugin('email').service('email').send(mail));
	strapi.log.info(`Mail sent to ${loggable(`${to}: ${subject}`)}`);
}
