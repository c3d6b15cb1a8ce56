import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { features } from '../platform/lib/features';
import { inBackground } from '../platform/lib/in-background';
import { send } from '../platform/mail/send';
import { type PanelAccount, panelUid } from './accounts';

const linkOf = (token: string) =>
	`${env.origins.cms}/admin/auth/register?registrationToken=${encodeURIComponent(token)}`;

const mailInvitation = ({ email, firstname }: PanelAccount, token: string) =>
	send(email, {
		subject: 'You are invited to help with a site',
		paragraphs: [
			firstname ? `Hello ${firstname},` : 'Hello,',
			`you are invited to help with ${new URL(env.origins.site).host}. Choose a password, and you have an account of the panel and one of the site, both with this address.`,
		],
		action: { label: 'Choose a password', url: linkOf(token) },
		note: 'The link works once. If you do not know what this is about, leave it.',
	});

/** Mails the link that the panel shows to who invites. Without a mail server that is all there is. */
export function mailInvitations(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [panelUid],
		async afterCreate({ result }) {
			const invited = result as unknown as PanelAccount;
			const { registrationToken: token, isActive } = invited;
			if (token && !isActive && features.mail) inBackground(() => mailInvitation(invited, token));
		},
	});
}
