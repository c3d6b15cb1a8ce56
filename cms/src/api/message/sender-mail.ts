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

/**
 * E-mails a copy of a message to its sender, but only to the verified address of a signed-in user: otherwise the form
 * could send any text to anyone.
 */
export async function mailCopy({ email, subject, details }: Message, caller: Caller | undefined) {
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
		{ replyTo: { name, address: env.OWNER_EMAIL } },
	);
}

/** E-mails an answer to the sender of a message and quotes the message; replies go to the owner. */
export async function mailReply({ email, subject, details, date }: ContactMessage, text: string) {
	const name = await getSiteName();
	const { day, language, t } = await mailWords();
	await sendMail(
		email,
		{
			language,
			// The visitor's subject is only quoted below, so that strangers cannot write headers.
			subject: t('Your message to {name}', { name }),
			paragraphs: text.split(/\n{2,}/),
			note: `${t('On {day} you wrote: {subject}', { day: day(new Date(date)), subject })}\n\n${details}`,
		},
		{ replyTo: { name, address: env.OWNER_EMAIL }, isPersonal: true },
	);
}
