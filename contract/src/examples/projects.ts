import * as calls from '../endpoints/projects';
import { example } from './example';
import { accepted, added, changed, deleted, listed, one } from './responses';
import {
	id,
	managedProject,
	managedWholeProject,
	openedProject,
	project,
	projectForm,
	updated,
} from './samples';

export const projectExamples = {
	listProjects: example(calls.listProjects, {
		query: { limit: 3 },
		response: listed(managedProject),
	}),
	pageProjects: example(calls.pageProjects, {
		params: { page: 'page=1' },
		query: { category: 'Web Development' },
		response: listed(project),
	}),
	getProject: example(calls.getProject, { params: { id }, response: one(openedProject) }),
	addProject: example(calls.addProject, {
		body: projectForm,
		response: added(managedWholeProject),
	}),
	updateProject: example(calls.updateProject, {
		params: { id },
		body: { projectPrice: 520, updated },
		response: changed({ ...managedWholeProject, projectPrice: 520 }),
	}),
	deleteProject: example(calls.deleteProject, { params: { id }, response: deleted }),
	orderProjects: example(calls.orderProjects, { body: { ids: [id] }, response: accepted }),
};
