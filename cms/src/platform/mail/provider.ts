import nodemailer from '@strapi/provider-email-nodemailer';
import type { Core } from '@strapi/strapi';
import { oneLine } from '@sumu/contract';
import { type MailServer, mailServer } from './server';
import { siteName } from './site-name';

type Options = Parameters<ReturnType<typeof nodemailer.init>['send']>[0];

export interface Mail extends Options {
	/** True if a person wrote it. */
	isPersonal?: boolean;
}

const hasName = /[^<\s][^<]*<[^<>]+>\s*$/;
const quoted = (name: string) => `"${oneLine(name).replace(/["\\]/g, '\\$&')}"`;

/** The value of `From`: a sender without a display name gets the site's. */
async function fromOf(sender: string): Promise<string> {
	if (hasName.test(sender)) return sender;
	return `${quoted(await siteName())} <${sender.replace(/[<>]/g, '').trim()}>`;
}

/** Keeps out-of-office programs and other robots from answering (RFC 3834). */
const generated = { 'Auto-Submitted': 'auto-generated' };

/** Gives one mail to a mail server. */
export async function sendThrough({ options, sender }: MailServer, mail: Mail) {
	const { isPersonal = false, headers, ...rest } = mail;
	// A reply goes to `From` unless the mail names another address.
	const transport = nodemailer.init(options, {
		defaultFrom: await fromOf(sender),
		defaultReplyTo: '',
	});
	return transport.send({ ...rest, headers: { ...(isPersonal ? {} : generated), ...headers } });
}

/** Sends Strapi's own mails and ours through the current mail server: Strapi's configuration is read only once. */
export function followMailServer(strapi: Core.Strapi) {
	strapi.plugin('email').provider = {
		async send(mail: Mail) {
			const server = await mailServer();
			if (!server) throw new Error('No mail server is set up');
			return sendThrough(server, mail);
		},
	};
}
