import nodemailer from '@strapi/provider-email-nodemailer';
import type { Core } from '@strapi/strapi';
import { type MailServer, mailServer } from './server';

export type Options = Parameters<ReturnType<typeof nodemailer.init>['send']>[0];

/** Gives one mail to a mail server. */
export const sendThrough = ({ options, sender }: MailServer, mail: Options) =>
	nodemailer.init(options, { defaultFrom: sender, defaultReplyTo: sender }).send(mail);

/** Strapi's own mails and ours, through whichever server takes them now: its configuration knows but one for good. */
export function followMailServer(strapi: Core.Strapi) {
	strapi.plugin('email').provider = {
		async send(mail: Options) {
			const server = await mailServer();
			if (!server) throw new Error('No mail server is set up');
			return sendThrough(server, mail);
		},
	};
}
