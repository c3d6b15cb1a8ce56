import type { PanelView } from '../../platform/panel/view';
import type schema from './content-types/message/schema.json';

export const messageView: PanelView<typeof schema> = {
	main: 'subject',
	sort: ['createdAt', 'DESC'],
	list: ['read', 'subject', 'details', 'name', 'createdAt'],
	rows: [
		['subject'],
		['name', 'email', 'number'],
		['details'],
		['projects'],
		['pages'],
		['stage', 'followUp', 'value'],
		['note'],
		['answers'],
	],
	fields: {
		subject: 'Subject',
		read: ['Status', 'Unread messages are counted on the dashboard.'],
		name: 'Name',
		email: 'E-mail',
		number: 'Telephone',
		details: 'Message',
		projects: ['Projects asked about', 'Contents of the cart when the message was sent.'],
		pages: ['Pages read before writing', 'Only if the visitor agreed to send them.'],
		stage: 'Stage',
		followUp: ['Follow up on', 'You get a reminder on this day.'],
		value: 'Value',
		note: 'Your note',
		answers: 'Your replies',
		answeredAt: ['Answered', 'When you last replied.'],
		createdAt: 'Received',
	},
};
