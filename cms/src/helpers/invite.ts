import type { Core } from '@strapi/strapi';
import { env } from '../env';
import { runInBackground } from '../platform/lib/in-background';
import { mailWords } from '../platform/mail/mail-words';
import { sendMail } from '../platform/mail/send';
import { hasMail } from '../platform/mail/server';
import { type PanelAccount, panelUid } from '../ranks/accounts';

const linkOf = (token: string) =>
	`${env.origins.cms}/admin/auth/register?registrationToken=${encodeURIComponent(token)}`;

async function mailInvitation({ email, firstname }: PanelAccount, token: string) {
	const { language, t } = await mailWords();
	await sendMail(email, {
		language,
		subject: t('You’re invited to help with a website'),
		paragraphs: [
			firstname ? t('Hello {name},', { name: firstname }) : t('Hello,'),
			t(
				'You’re invited to help with {site}. Choose a password to get an account for the panel and one for the site, both with this address.',
				{ site: new URL(env.origins.site).host },
			),
		],
		action: { label: t('Choose a password'), url: linkOf(token) },
		note: t('The link works once. If you weren’t expecting this, ignore this e-mail.'),
	});
}

/**
 * E-mails the invitation link, which the panel also shows to the inviter. Without a mail server it only appears there.
 */
export function mailInvitations(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [panelUid],
		async afterCreate({ result }) {
			const invitedAccount = result as unknown as PanelAccount;
			const { registrationToken: token, isActive } = invitedAccount;
			if (token && !isActive && (await hasMail()))
				runInBackground(() => mailInvitation(invitedAccount, token));
		},
	});
}
