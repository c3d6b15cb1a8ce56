import { randomBytes } from 'node:crypto';
import type { BodyOf, ContactMessage, sendMessage } from '@sumu/contract';
import { env } from '../../env';
import type { Caller } from '../../identity/caller';
import { presentUser } from '../../identity/user-presenter';
import { userById } from '../../identity/users';
import { consumeMailQuota } from '../../platform/mail/mail-quota';
import { getSiteName, mailWords } from '../../platform/mail/mail-words';
import { sendMail } from '../../platform/mail/send';
import { hasMail } from '../../platform/mail/server';

type Message = Pick<BodyOf<typeof sendMessage>, 'email' | 'subject' | 'details'>;

const copyMailKind = 'copy';

const mailHost = new URL(env.origins.site).hostname;
/** Message-ID of the copy of a message; its replies refer to it, whether the copy was sent or not. */
const copyMessageId = (documentId: string) => `<${documentId}@${mailHost}>`;
const newMessageId = (documentId: string) =>
	`<${documentId}.${Date.now().toString(36)}.${randomBytes(4).toString('hex')}@${mailHost}>`;

/**
 * E-mails a copy of a message to its sender, but only to the verified address of a signed-in user: otherwise the form
 * could send any text to anyone.
 */
export async function mailCopy(
	{ email, subject, details }: Message,
	documentId: string,
	caller: Caller | undefined,
) {
	if (caller?.email !== email || !(await hasMail())) return;
	const row = await userById(caller.id);
	const user = row && presentUser(row);
	if (!user?.emailVerified || !(await consumeMailQuota(copyMailKind, email))) return;
	const name = await getSiteName();
	const { language, t } = await mailWords();
	await sendMail(
		email,
		{
			language,
			subject: t('A copy of your message to {name}', { name }),
			paragraphs: [
				t('Hello {name},', { name: user.displayName }),
				t('This is a copy of your message. I’ll reply to this address.'),
			],
			note: `${subject}\n\n${details}`,
		},
		{
			replyTo: { name, address: env.OWNER_EMAIL },
			headers: { 'Message-ID': copyMessageId(documentId) },
		},
	);
}

/** Message-IDs of the e-mails of a conversation: that of the copy to the sender, and those of the replies. */
const threadOf = ({ _id, answers }: Pick<ContactMessage, '_id' | 'answers'>) => [
	copyMessageId(_id),
	...answers.flatMap(({ messageId }) => messageId ?? []),
];

/**
 * E-mails an answer to the sender of a message and quotes the message; replies go to the owner. All answers to a message
 * are one thread in mail programs. Returns the Message-ID.
 */
export async function mailReply(message: ContactMessage, text: string): Promise<string> {
	const { _id, email, subject, details, date } = message;
	const name = await getSiteName();
	const { day, language, t } = await mailWords();
	const thread = threadOf(message);
	const messageId = newMessageId(_id);
	await sendMail(
		email,
		{
			language,
			// The visitor's subject is only quoted below, so that strangers cannot write headers.
			subject: t('Your message to {name}', { name }),
			paragraphs: text.split(/\n{2,}/),
			note: `${t('On {day} you wrote: {subject}', { day: day(new Date(date)), subject })}\n\n${details}`,
		},
		{
			replyTo: { name, address: env.OWNER_EMAIL },
			isPersonal: true,
			headers: {
				'Message-ID': messageId,
				'In-Reply-To': thread.at(-1) ?? '',
				References: thread.join(' '),
			},
		},
	);
	return messageId;
}
