import type { PanelView } from '../../platform/panel/view';
import type schema from './content-types/subscriber/schema.json';

export const subscriberView: PanelView<typeof schema> = {
	main: 'email',
	sort: ['createdAt', 'DESC'],
	list: ['email', 'confirmed', 'confirmedOn', 'createdAt'],
	rows: [
		['email', 'confirmed'],
		['confirmedOn', 'consentNote'],
		['subscriberTags', 'suspendedOn'],
		['bounces'],
	],
	fields: {
		email: 'E-mail',
		confirmed: ['Confirmed', 'Whether the link in the confirmation e-mail was opened.'],
		confirmedOn: ['Confirmed on', 'When the link was opened.'],
		consentNote: ['Consent', 'For imported addresses: how their owners agreed.'],
		subscriberTags: [
			'Tags',
			'Separated by commas. A letter can go to the subscribers with one tag.',
		],
		bounces: ['Failed letters', 'How many letters in a row the address has refused.'],
		suspendedOn: ['Suspended', 'Since then the address gets no letters, because it refused three.'],
		createdAt: 'Subscribed',
	},
};
