import { env } from '../../env';
import { getSiteName } from '../../platform/mail/mail-words';
import { getFrom } from '../../platform/mail/provider';
import { renderMail } from '../../platform/mail/send';
import { classifyMailError, type MailFailure, sendOnce } from '../../platform/mail/send-once';
import type { MailServer } from '../../platform/mail/server';
import { oneClick } from '../subscriber/mail';
import { unsubscribePage } from '../subscriber/tokens';
import { toEmailMessage } from './compose';
import { type LetterRow, queryRecipients, type RecipientRow } from './letter-tables';
import { createMessageId } from './message-ids';

export type DeliveryResult =
	| { readonly kind: 'sent' }
	| { readonly kind: 'skipped' }
	| { readonly kind: MailFailure; readonly error: string };

/** Thrown if another process has sent the e-mail meanwhile. */
class AlreadySent extends Error {}

/**
 * Marks a recipient as sent, unless another process has. It happens before the last bytes of the e-mail, so that no
 * crash can make it arrive twice.
 */
async function claimRecipient({ id }: RecipientRow) {
	const { count } = await queryRecipients().updateMany({
		where: { id, state: 'waiting' },
		data: { state: 'sent', sentAt: new Date().toISOString(), error: null },
	});
	if (count === 0) throw new AlreadySent();
}

/** Returns the address of a subscriber; null if they have left or their address does not work. */
async function findAddress(subscriberId: string): Promise<string | null> {
	const row = await strapi.db.query('api::subscriber.subscriber').findOne({
		select: ['email'],
		where: { documentId: subscriberId, confirmed: true, suspendedOn: { $null: true } },
	});
	return row?.email ?? null;
}

/** Mail servers repeat the recipient's address, which must not outlive the subscription. */
export const hideAddresses = (message: string) =>
	message.replace(/[^\s<>"(),:;]{1,64}@[^\s<>"(),:;]+/g, '…');

/** Id in the links of a template; each recipient's own replaces it. */
const sampleSubscriberId = 'subscriber';

/** A letter as an e-mail, complete except for the recipient. */
export type LetterTemplate = Awaited<ReturnType<typeof createTemplate>>;

/** Renders a letter once for all its recipients. */
export async function createTemplate({ sentContent, publicId }: LetterRow, { sender }: MailServer) {
	if (!sentContent) throw new Error(`Letter ${publicId} has no content`);
	const emailMessage = await toEmailMessage(sentContent, unsubscribePage(sampleSubscriberId));
	const { subject, text, html } = await renderMail('', emailMessage);
	const replyTo = { name: await getSiteName(), address: env.OWNER_EMAIL };
	return { publicId, subject, text, html, replyTo, from: await getFrom(sender) };
}

function addressTemplate(
	{ publicId, ...template }: LetterTemplate,
	recipient: RecipientRow,
	to: string,
) {
	const { subscriberId } = recipient;
	const addLink = (text: string) =>
		text.replaceAll(unsubscribePage(sampleSubscriberId), unsubscribePage(subscriberId));
	return {
		...template,
		to,
		html: addLink(template.html),
		text: addLink(template.text),
		messageId: createMessageId(publicId, recipient),
		headers: {
			...oneClick(subscriberId),
			Precedence: 'bulk',
			'Auto-Submitted': 'auto-generated',
		},
	};
}

/** Returns the answer of the mail server, which the client's own message would only wrap, or else the message. */
function describe(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return 'response' in error && typeof error.response === 'string' ? error.response : error.message;
}

/** Sends a letter to one recipient. */
export async function deliver(
	server: MailServer,
	template: LetterTemplate,
	recipient: RecipientRow,
): Promise<DeliveryResult> {
	const address = await findAddress(recipient.subscriberId);
	if (address === null) return { kind: 'skipped' };
	const addressedMail = addressTemplate(template, recipient, address);
	let isClaimed = false;
	try {
		await sendOnce(server, addressedMail, async () => {
			await claimRecipient(recipient);
			isClaimed = true;
		});
		return { kind: 'sent' };
	} catch (error) {
		const message = hideAddresses(describe(error));
		const failureKind = classifyMailError(error);
		// Without an answer the e-mail may have arrived, and another one could be its second.
		if (failureKind === 'server' && isClaimed) return { kind: 'sent' };
		return { kind: failureKind, error: message };
	}
}
