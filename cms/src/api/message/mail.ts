import type { BodyOf, sendMessage } from '@sumu/contract';
import { env } from '../../env';
import { notifyOwner } from '../../platform/mail/notices';
import type { MessageProjects } from './presenter';

type Message = Omit<BodyOf<typeof sendMessage>, 'website' | 'projects'> & {
	projects: MessageProjects;
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const about = (projects: MessageProjects): [string, string][] =>
	projects.length > 0 ? [['Projects', projects.map(({ name }) => name).join(', ')]] : [];

const telephone = (number = ''): [string, string][] => (number ? [['Telephone', number]] : []);

/** Tells the owner what a visitor wrote; a reply to the mail goes to the visitor. */
export async function mailMessage({ name, email, number, subject, details, projects }: Message) {
	await notifyOwner(
		{
			subject: oneLine(`${name}: ${subject}`),
			paragraphs: details.split(/\n{2,}/),
			facts: [['From', name], ['E-mail', email], ...telephone(number), ...about(projects)],
			action: { label: 'Open the inbox', url: `${env.origins.site}/sumu/messages` },
			note: 'Answer this mail, and your answer goes to the visitor.',
		},
		{ replyTo: { name: oneLine(name), address: email } },
	);
}
