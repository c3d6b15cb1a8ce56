import * as calls from '../endpoints/projects';
import { example } from './example';
import { accepted, added, changed, deleted, listed, one } from './responses';
import { id, project } from './samples';

const { _id, picture: _, date: __, updated: ___, rating: ____, ...form } = project;

export const projectExamples = {
	listProjects: example(calls.listProjects, { query: { limit: 3 }, response: listed(project) }),
	pageProjects: example(calls.pageProjects, {
		params: { page: 'page=1' },
		query: { category: 'Web Development' },
		response: listed(project),
	}),
	getProject: example(calls.getProject, { params: { id }, response: one(project) }),
	addProject: example(calls.addProject, { body: form, response: added(project) }),
	updateProject: example(calls.updateProject, {
		params: { id },
		body: { ...form, projectPrice: 520 },
		response: changed({ ...project, projectPrice: 520 }),
	}),
	deleteProject: example(calls.deleteProject, { params: { id }, response: deleted }),
	orderProjects: example(calls.orderProjects, { body: { ids: [id] }, response: accepted }),
};
