import nodemailer from '@strapi/provider-email-nodemailer';
import type { Core } from '@strapi/strapi';
import { oneLine } from '@sumu/contract';
import { getSiteName } from './mail-words';
import { getMailServer, type MailServer } from './server';

type Options = Parameters<ReturnType<typeof nodemailer.init>['send']>[0];

export interface OutgoingMail extends Options {
	/** If true, a person wrote this e-mail and it is not marked as generated. */
	isPersonal?: boolean;
}

const namedAddress = /[^<\s][^<]*<[^<>]+>\s*$/;
const quoteName = (name: string) => `"${oneLine(name).replace(/["\\]/g, '\\$&')}"`;

/** Returns the value of `From`: a sender without a display name gets the site's name. */
export async function getFrom(sender: string): Promise<string> {
	if (namedAddress.test(sender)) return sender;
	return `${quoteName(await getSiteName())} <${sender.replace(/[<>]/g, '').trim()}>`;
}

/** Keeps automatic responders from answering (RFC 3834). */
const generatedHeaders = { 'Auto-Submitted': 'auto-generated' };

/** Sends an e-mail through a mail server. */
export async function sendThrough({ options, sender }: MailServer, mail: OutgoingMail) {
	const { isPersonal = false, headers, ...rest } = mail;
	// Replies go to `From` unless the e-mail has another address for them.
	const transport = nodemailer.init(options, {
		defaultFrom: await getFrom(sender),
		defaultReplyTo: '',
	});
	return transport.send({
		...rest,
		headers: { ...(isPersonal ? {} : generatedHeaders), ...headers },
	});
}

/** Makes Strapi send every e-mail through the current mail server; it reads its own configuration only once. */
export function followMailServer(strapi: Core.Strapi) {
	strapi.plugin('email').provider = {
		async send(mail: OutgoingMail) {
			const server = await getMailServer();
			if (!server) throw new Error('No mail server is set up');
			return sendThrough(server, mail);
		},
	};
}
