import * as calls from '../endpoints/projects';
import { accepted, added, changed, deleted, listed, one } from './responses';
import { example } from './example';
import { id, project } from './samples';

const { _id, picture: _, date: __, updated: ___, rating: ____, ...form } = project;

export const projectExamples = {
	listProjects: example(calls.listProjects, { query: { limit: 3 }, answer: listed(project) }),
	pageProjects: example(calls.pageProjects, {
		params: { page: 'page=1' },
		query: { category: 'Web Development' },
		answer: listed(project),
	}),
	getProject: example(calls.getProject, { params: { id }, answer: one(project) }),
	addProject: example(calls.addProject, { body: form, answer: added(project) }),
	updateProject: example(calls.updateProject, {
		params: { id },
		body: { ...form, projectPrice: 520 },
		answer: changed({ ...project, projectPrice: 520 }),
	}),
	deleteProject: example(calls.deleteProject, { params: { id }, answer: deleted }),
	orderProjects: example(calls.orderProjects, { body: { ids: [id] }, answer: accepted }),
};
