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
		role: ['Role', 'Admin may manage everything in /sumu; Authenticated is an ordinary account.'],
		username: ['User name', 'The same as the e-mail; people never see it.'],
		avatar: ['Picture', 'Square.'],
		photoURL: ['Picture address', 'From the Google account, where one was used.'],
		city: 'City',
		country: 'Country',
		phoneNumber: 'Telephone',
		address: 'Address',
		aboutMe: 'About',
		confirmed: ['Confirmed', 'May sign in.'],
		blocked: ['Blocked', 'May not sign in, until you untick it.'],
		emailVerified: ['E-mail verified', 'Known to belong to this person.'],
		twoStep: [
			'Two-step sign-in',
			'Turned on by its person, in their settings. Send a reset link to somebody who lost phone and recovery codes.',
		],
		password: ['Password', 'Set here for a new account only.'],
		provider: ['Signs in with', 'local is e-mail and password.'],
		termsAccepted: [
			'Agreed to the terms',
			'When they ticked it at sign-up, or went on with Google.',
		],
		createdAt: 'Signed up',
	},
};
