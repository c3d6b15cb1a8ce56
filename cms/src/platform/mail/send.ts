import { isPalette, themesOf } from '@sumu/contract/brand';
import { env } from '../../env';
import { inFull } from '../logs/formats';
import { countMail, mailCounter } from '../metrics/metrics';
import { asHtml } from './email-html';
import type { EmailMessage } from './email-message';
import { asText } from './email-message';
import { getSiteName } from './mail-words';
import { sendThrough } from './provider';
import { hasMail, type MailServer } from './server';

/**
 * Makes untrusted text safe to log: no line looks like another entry, and control characters do not reach the
 * terminal.
 */
const sanitizeForLog = (text: string) =>
	text
		.replace(/[^\P{C}\n]/gu, ' ')
		.split('\n')
		.map((line) => `  ${line}`)
		.join('\n')
		.trim();

export interface MailEnvelope {
	/** Address for replies. */
	replyTo?: { name: string; address: string };
	headers?: Record<string, string>;
	/** If true, a person wrote this e-mail and it is not marked as generated. */
	isPersonal?: boolean;
}

/** Returns the site's logo, border and colours for letters. */
async function getSiteLook() {
	const site = await strapi.db.query('api::site-setting.site-setting').findOne({
		select: ['id'],
		populate: { brand: { populate: { logo: true } } },
	});
	const { logo, palette, accent, band } = site?.brand ?? {};
	return {
		logo: logo ? new URL(logo.url, env.origins.site).href : null,
		// Null on a site of an earlier release, which always had the border.
		hasBorder: band !== 'none',
		themes: themesOf({ palette: isPalette(palette) ? palette : 'madder', accent: accent ?? null }),
	};
}

/** Renders a letter as an e-mail in the site's design. */
export async function renderMail(to: string, letter: EmailMessage) {
	const name = await getSiteName();
	const html = asHtml(letter, { name, url: env.origins.site, ...(await getSiteLook()) });
	return { to, subject: letter.subject, text: asText(letter, name), html };
}

/** Sends a letter through the given mail server. */
export const sendMailThrough = async (server: MailServer, to: string, letter: EmailMessage) =>
	countMail(sendThrough(server, await renderMail(to, letter)));

/**
 * Sends a letter, or logs it if there is no mail server. Its links then work for everybody with access to the log,
 * which is useful in development and nowhere else.
 */
export async function sendMail(to: string, letter: EmailMessage, envelope: MailEnvelope = {}) {
	const { subject } = letter;
	if (!(await hasMail())) {
		const mail = sanitizeForLog(`To: ${to}\n${subject}\n\n${asText(letter, await getSiteName())}`);
		strapi.log.info(`No mail server is set up, so this e-mail was not sent:\n${mail}`, inFull);
		mailCounter.inc({ result: 'logged' });
		return;
	}
	const mail = { ...(await renderMail(to, letter)), ...envelope };
	await countMail(strapi.plugin('email').service('email').send(mail));
	strapi.log.info(`Mail sent to ${sanitizeForLog(`${to}: ${subject}`)}`);
}
