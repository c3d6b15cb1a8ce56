import * as calls from '../endpoints/projects';
import { defineExample } from './example';
import {
	acceptedResponse,
	deletedResponse,
	toAddedResponse,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import {
	managedProject,
	managedWholeProject,
	projectForm,
	projectWithNeighbours,
	sampleId,
	sampleProject,
	sampleUpdateDate,
} from './samples';

export const projectExamples = {
	listProjects: defineExample(calls.listProjects, {
		query: { limit: 3 },
		response: toListResponse(managedProject),
	}),
	pageProjects: defineExample(calls.pageProjects, {
		params: { page: 'page=1' },
		query: { category: 'Web Development' },
		response: toListResponse(sampleProject),
	}),
	getProject: defineExample(calls.getProject, {
		params: { id: sampleId },
		response: toItemResponse(projectWithNeighbours),
	}),
	addProject: defineExample(calls.addProject, {
		body: projectForm,
		response: toAddedResponse(managedWholeProject),
	}),
	updateProject: defineExample(calls.updateProject, {
		params: { id: sampleId },
		body: { projectPrice: 520, updated: sampleUpdateDate },
		response: toChangedResponse({ ...managedWholeProject, projectPrice: 520 }),
	}),
	deleteProject: defineExample(calls.deleteProject, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	orderProjects: defineExample(calls.orderProjects, {
		body: { ids: [sampleId] },
		response: acceptedResponse,
	}),
};
