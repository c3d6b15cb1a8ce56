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
import { demands } from '../demands';

export default {
	routes: [
		route(listProjects),
		route(pageProjects),
		route(getProject, { policies: ['global::drafts-for-managers'] }),
		route(addProject, { demands: demands('whole') }),
		route(updateProject, { demands: demands('changes') }),
		route(deleteProject),
		route(orderProjects),
	],
};
