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
		route(getProject),
		route(addProject),
		route(updateProject),
		route(deleteProject),
		route(orderProjects),
	],
};
