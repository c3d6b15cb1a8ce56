import { sitePages } from '@sumu/contract';
import { env } from '../../env';
import { notifyOwner } from '../../platform/mail/notices';
import { send } from '../../platform/mail/send';
import { unsubscribeCall, unsubscribePage } from './tokens';

interface Subscription {
	documentId: string;
	email: string;
}

/** Headers with which a mail program offers to unsubscribe (RFC 2369 and 8058). */
const oneClick = (documentId: string) => ({
	'List-Unsubscribe': `<${unsubscribeCall(documentId)}>`,
	'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Asks whether an address wants the newsletter. */
export const mailQuestion = ({ documentId, email }: Subscription, token: string) =>
	send(
		email,
		{
			subject: 'Please confirm your subscription',
			paragraphs: [
				'Hello,',
				'somebody, most likely you, asked for the newsletter to be sent to this address.',
			],
			action: {
				label: 'Yes, send it to me',
				url: env.origins.site + sitePages.confirmSubscription(token),
			},
			note: 'The link is good for seven days. If it was not you, leave it: nothing is sent.',
		},
		{ headers: oneClick(documentId) },
	);

/** Greets a subscriber, with the way out. */
export const mailWelcome = ({ documentId, email }: Subscription) =>
	send(
		email,
		{
			subject: 'You are subscribed',
			paragraphs: ['Hello,', 'thank you, the newsletter comes to this address from now on.'],
			secondary: { label: 'Unsubscribe', url: unsubscribePage(documentId) },
		},
		{ headers: oneClick(documentId) },
	);

/** Tells the owner about a subscriber. */
export const mailOwner = ({ email }: Subscription) =>
	notifyOwner({
		subject: 'A new subscriber',
		paragraphs: [`${email} takes your newsletter.`],
		action: { label: 'See all subscribers', url: `${env.origins.site}/sumu/subscribers` },
	});
