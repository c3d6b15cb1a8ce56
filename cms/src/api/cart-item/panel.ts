import type { PanelView } from '../../platform/panel/view';
import type schema from './content-types/cart-item/schema.json';

export const cartItemView: PanelView<typeof schema> = {
	main: 'projectsName',
	sort: ['createdAt', 'DESC'],
	list: ['projectsName', 'userName', 'email', 'projectPrice', 'createdAt'],
	rows: [['projectsName', 'projectPrice'], ['userName', 'email'], ['projectsDescription']],
	fields: {
		projectsName: ['Project', 'Name and price at the time it was added.'],
		projectPrice: 'Price',
		userName: 'Visitor',
		email: 'E-mail',
		project: ['Project today', 'Empty if the project no longer exists.'],
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
