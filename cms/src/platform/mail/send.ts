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
	/** Where a reply goes. */
	replyTo?: { name: string; address: string };
	headers?: Record<string, string>;
	/** If true, a person wrote this e-mail and it is not marked as generated. */
	isPersonal?: boolean;
}

/** The site's logo and colours, as a letter wears them. */
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

/** A letter as a mail, in the site's colours. */
async function mailOf(to: string, letter: Letter) {
	const name = await getSiteName();
	const html = asHtml(letter, { name, url: env.origins.site, ...(await siteLook()) });
	return { to, subject: letter.subject, text: asText(letter, name), html };
}

/** Gives a letter to this very mail server. */
export const mailThrough = async (server: MailServer, to: string, letter: Letter) =>
	countedMail(sendThrough(server, await mailOf(to, letter)));

/**
 * Sends a letter, or writes it into the log where there is no mail server: a link in it works for
 * whoever reads that log, which is what one needs while developing and nowhere else.
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
