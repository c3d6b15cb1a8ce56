import type schema from '../../extensions/users-permissions/content-types/user/schema.json';
import type { PanelView } from '../../platform/panel/view';

export const userView: PanelView<typeof schema> = {
	main: 'email',
	sort: ['createdAt', 'DESC'],
	list: ['email', 'displayName', 'role', 'blocked', 'createdAt'],
	rows: [
		['displayName', 'email'],
		['role', 'username'],
		['avatar', 'photoURL'],
		['city', 'country', 'phoneNumber'],
		['address'],
		['aboutMe'],
		['confirmed', 'blocked', 'emailVerified', 'twoStep'],
		['provider', 'password'],
		['termsAccepted'],
	],
	fields: {
		displayName: 'Name',
		email: 'E-mail',
		role: ['Role', 'Admins can manage everything in /sumu; Authenticated is an ordinary account.'],
		username: ['User name', 'Same as the e-mail. Never shown to visitors.'],
		avatar: ['Picture', 'Square.'],
		photoURL: ['Picture address', 'From the Google account, if they signed in with Google.'],
		city: 'City',
		country: 'Country',
		phoneNumber: 'Telephone',
		address: 'Address',
		aboutMe: 'About',
		confirmed: ['Confirmed', 'Can sign in.'],
		blocked: ['Blocked', 'Can’t sign in until you turn this off.'],
		emailVerified: ['E-mail verified', 'The address belongs to this person.'],
		twoStep: [
			'Two-step sign-in',
			'People turn this on in their own settings. If someone has lost their phone and recovery codes, send them a reset link.',
		],
		password: ['Password', 'Can only be set for a new account.'],
		provider: ['Signs in with', 'local means e-mail and password.'],
		termsAccepted: [
			'Agreed to the terms',
			'When they accepted the terms at sign-up or continued with Google.',
		],
		createdAt: 'Signed up',
	},
};
