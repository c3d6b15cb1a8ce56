import type { ContactMessage } from '@sumu/contract';
import { env } from '../../env';
import { sendMail } from '../../platform/mail/send';
import { getSiteName } from '../../platform/mail/site-name';
import { mailWords } from '../../platform/mail/words';

/** E-mails an answer to the sender of a message and quotes the message; replies go to the owner. */
export async function mailReply({ email, subject, details, date }: ContactMessage, text: string) {
	const name = await getSiteName();
	const { day, language, say } = await mailWords();
	await sendMail(
		email,
		{
			language,
			// The visitor's subject is only quoted below, so that strangers cannot write headers.
			subject: say('Your message to {name}', { name }),
			paragraphs: text.split(/\n{2,}/),
			note: `${say('On {day} you wrote: {subject}', { day: day(new Date(date)), subject })}\n\n${details}`,
		},
		{ replyTo: { name, address: env.OWNER_EMAIL }, isPersonal: true },
	);
}
