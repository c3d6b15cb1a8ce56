import { env } from '../../env';
import { getSiteName, mailWords } from '../../platform/mail/mail-words';
import { sendMail } from '../../platform/mail/send';
import { addressOf, type RequestRow } from './request-table';

/** E-mails a personal link to a client, or reminds the client of it; replies go to the owner. */
export async function mailRequest(row: RequestRow, isReminder = false) {
	const name = await getSiteName();
	const { day, language, t } = await mailWords();
	await sendMail(
		row.email,
		{
			language,
			subject: t('Would you write a few words for {name}?', { name }),
			paragraphs: [
				row.name ? t('Hello {name},', { name: row.name }) : t('Hello,'),
				...(isReminder ? [t('This is a reminder of my request. I won’t send another.')] : []),
				row.projectName
					? t('I’d be grateful for a few words about working with me on “{project}”.', {
							project: row.projectName,
						})
					: t('I’d be grateful for a few words about working with me.'),
			],
			action: { label: t('Write a testimonial'), url: addressOf(row) },
			note: t('You don’t need an account. The link works once and expires on {day}.', {
				day: day(new Date(row.expiresAt)),
			}),
		},
		{ replyTo: { name, address: env.OWNER_EMAIL } },
	);
}
