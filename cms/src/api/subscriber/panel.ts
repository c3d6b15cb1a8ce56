import type { PanelView } from '../../platform/panel/view';
import type schema from './content-types/subscriber/schema.json';

export const subscriberView: PanelView<typeof schema> = {
	main: 'email',
	sort: ['createdAt', 'DESC'],
	list: ['email', 'confirmed', 'confirmedOn', 'createdAt'],
	rows: [
		['email', 'confirmed'],
		['confirmedOn', 'consentNote'],
	],
	fields: {
		email: 'E-mail',
		confirmed: ['Confirmed', 'Whether the link in the confirmation e-mail was opened.'],
		confirmedOn: ['Confirmed on', 'When the link was opened.'],
		consentNote: ['Consent', 'For imported addresses: how their owners agreed.'],
		createdAt: 'Subscribed',
	},
};
