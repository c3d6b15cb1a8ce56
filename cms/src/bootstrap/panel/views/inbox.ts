import type { View } from '../view';

/** What visitors leave behind: read here, seldom written. */

export const messageView: View = {
	main: 'subject',
	sort: ['createdAt', 'DESC'],
	list: ['subject', 'name', 'email', 'read', 'createdAt'],
	rows: [['subject', 'read'], ['name', 'email', 'number'], ['details'], ['projects']],
	fields: {
		subject: 'Subject',
		read: ['Read', 'Unread messages are counted on the dashboard.'],
		name: 'Name',
		email: 'E-mail',
		number: 'Telephone',
		details: 'Message',
		projects: ['Projects asked about', 'What was in the cart when the message was sent.'],
		createdAt: 'Received',
	},
};

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

export const cartItemView: View = {
	main: 'projectsName',
	sort: ['createdAt', 'DESC'],
	list: ['projectsName', 'email', 'projectPrice', 'createdAt'],
	rows: [
		['projectsName', 'projectPrice'],
		['userName', 'email'],
		['project', 'user'],
		['projectsLiveLink', 'projectDelivery'],
		['frontend', 'backend', 'projectTheme'],
		['projectFeature'],
		['projectsDescription'],
		['image', 'userImg', 'projectId'],
	],
	fields: {
		projectsName: ['Project', 'Name and price as they were when it was added.'],
		projectPrice: 'Price in dollars',
		userName: 'Visitor',
		email: 'E-mail',
		project: ['Project today', 'Empty when the project no longer exists.'],
		user: 'Account',
		projectsLiveLink: 'Live link',
		projectDelivery: 'Delivery',
		frontend: 'Front end',
		backend: 'Back end',
		projectTheme: 'Theme',
		projectFeature: 'Features',
		projectsDescription: 'Description',
		image: 'Picture address',
		userImg: 'Visitor’s picture address',
		projectId: 'Project’s id',
		createdAt: 'Added',
	},
};
