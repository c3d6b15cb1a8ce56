import { type BodyOf, oneLine, type sendMessage } from '@sumu/contract';
import { env } from '../../env';
import { isStored } from '../../platform/documents/existing-documents';
import { type MailWords, mailWords } from '../../platform/mail/mail-words';
import { notifyOwner } from '../../platform/mail/owner-notices';
import type { MessageProjects } from './presenter';

type Message = Omit<BodyOf<typeof sendMessage>, 'website' | 'projects' | 'pages' | 'elapsed'> & {
	projects: MessageProjects;
};

/** Facts about a message: its sender, their contact details and the projects. */
function factsOf({ name, email, number, projects }: Message, { t }: MailWords) {
	const names = projects.map((project) => project.name).join(', ');
	const facts = [
		[t('Sent by'), name],
		[t('E-mail'), email],
		[t('Telephone'), number ?? ''],
		[t('Projects'), names],
	] as const;
	return facts.filter(([, value]) => value);
}

/** Notifies the owner of a visitor's message; a reply goes to the visitor. */
export async function mailMessage(message: Message, documentId: string) {
	const { name, email, subject, details } = message;
	const words = await mailWords();
	const { language, t } = words;
	await notifyOwner(
		{
			language,
			subject: oneLine(`${name}: ${subject}`),
			paragraphs: [],
			quotation: details,
			facts: factsOf(message, words),
			action: { label: t('Open the inbox'), url: `${env.origins.site}/sumu/messages` },
			note: t('Reply to this e-mail to answer the visitor.'),
		},
		{
			replyTo: { name: oneLine(name), address: email },
			isStored: isStored('api::message.message', documentId),
		},
	);
}
