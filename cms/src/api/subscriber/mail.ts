import { sitePages } from '@sumu/contract';
import { env } from '../../env';
import { isStored } from '../../platform/documents/existing-documents';
import { mailWords } from '../../platform/mail/mail-words';
import { notifyOwner } from '../../platform/mail/owner-notices';
import { sendMail } from '../../platform/mail/send';
import { unsubscribeCall, unsubscribePage } from './tokens';

interface Subscription {
	documentId: string;
	email: string;
}

/** Headers with which a mail program offers to unsubscribe (RFC 2369 and RFC 8058). */
export const oneClick = (documentId: string) => ({
	'List-Unsubscribe': `<${unsubscribeCall(documentId)}>`,
	'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Asks an address to confirm its newsletter subscription. */
export async function mailQuestion({ documentId, email }: Subscription, token: string) {
	const { language, t } = await mailWords();
	await sendMail(
		email,
		{
			language,
			subject: t('Please confirm your subscription'),
			paragraphs: [
				t('Hello,'),
				t('Someone, probably you, asked to receive the newsletter at this address.'),
			],
			action: {
				label: t('Yes, subscribe me'),
				url: env.origins.site + sitePages.confirmSubscription(token),
			},
			note: t(
				'The link expires in seven days. If this wasn’t you, ignore this e-mail; nothing will be sent.',
			),
		},
		{ headers: oneClick(documentId) },
	);
}

/** Welcomes a subscriber, with a link to unsubscribe. */
export async function mailWelcome({ documentId, email }: Subscription) {
	const { language, t } = await mailWords();
	await sendMail(
		email,
		{
			language,
			subject: t('You are subscribed'),
			paragraphs: [t('Hello,'), t('Thank you. You’ll receive the newsletter at this address.')],
			secondary: { label: t('Unsubscribe'), url: unsubscribePage(documentId) },
		},
		{ headers: oneClick(documentId) },
	);
}

/** Notifies the owner of a new subscriber. */
export async function mailOwner({ documentId, email }: Subscription) {
	const { language, t } = await mailWords();
	await notifyOwner(
		{
			language,
			subject: t('New subscriber'),
			paragraphs: [t('{email} subscribed to your newsletter.', { email })],
			action: { label: t('See all subscribers'), url: `${env.origins.site}/sumu/subscribers` },
		},
		{ isStored: isStored('api::subscriber.subscriber', documentId) },
	);
}
