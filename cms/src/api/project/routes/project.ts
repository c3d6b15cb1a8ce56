import {
	addProject,
	deleteProject,
	getProject,
	listProjects,
	orderProjects,
	pageProjects,
	updateProject,
} from '@sumu/contract';
import { route } from '../../../contract/route';

export default {
	routes: [
		route(listProjects),
		route(pageProjects),
		route(getProject, { policies: ['global::drafts-for-admin'] }),
		route(addProject),
		route(updateProject),
		route(deleteProject),
		route(orderProjects),
	],
};
