import type { View } from '../../platform/panel/view';

export const subscriberView: View = {
	main: 'email',
	sort: ['createdAt', 'DESC'],
	list: ['email', 'confirmed', 'createdAt'],
	rows: [['email', 'confirmed']],
	fields: {
		email: 'E-mail',
		confirmed: ['Confirmed', 'Whether the link in the confirmation mail was opened.'],
		createdAt: 'Subscribed',
	},
};
