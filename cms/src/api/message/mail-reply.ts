import type { Message } from '@sumu/contract';
import { env } from '../../env';
import { send, siteName } from '../../platform/mail/send';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** Mails an answer to whoever wrote, with what they wrote below it; what they answer goes to the owner. */
export async function mailReply({ email, subject, details, date }: Message, text: string) {
	const name = await siteName();
	await send(
		email,
		{
			// What they wrote as a subject stays below: no stranger words a header.
			subject: `Your message to ${name}`,
			paragraphs: text.split(/\n{2,}/),
			note: `On ${day.format(new Date(date))} you wrote: ${subject}\n\n${details}`,
		},
		{ replyTo: { name, address: env.OWNER_EMAIL } },
	);
}
