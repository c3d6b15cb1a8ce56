import {
	addProject,
	deleteProject,
	getProject,
	listProjects,
	orderProjects,
	pageProjects,
	updateProject,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { createDetailsValidator } from '../required-details';

export default {
	routes: [
		createRoute(listProjects),
		createRoute(pageProjects),
		createRoute(getProject, { policies: ['global::drafts-for-managers'] }),
		createRoute(addProject, { demands: createDetailsValidator('whole') }),
		createRoute(updateProject, { demands: createDetailsValidator('given') }),
		createRoute(deleteProject),
		createRoute(orderProjects),
	],
};
