import * as calls from '../endpoints/projects';
import type {
	ManagedProject,
	ManagedWholeProject,
	Project,
	ProjectWithNeighbours,
	WholeProject,
} from '../schemas/project';
import type { ProjectForm } from '../schemas/project-form';
import { type DeepRequired, defineExample } from './example';
import {
	acceptedResponse,
	deletedResponse,
	toAddedResponse,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import {
	sampleDate,
	sampleId,
	samplePicture,
	samplePublicationState,
	sampleUpdateDate,
	sampleUploadUrl,
} from './samples';

export const sampleProject: Project = {
	_id: sampleId,
	slug: 'shapla-tea-house',
	projectsName: 'Shapla Tea House',
	image: sampleUploadUrl,
	picture: samplePicture,
	projectsLiveLink: 'https://shapla.example',
	frontend: 'React, Tailwind',
	backend: 'Node.js, Express',
	projectTheme: 'Shop',
	projectFeature: ['Cart', 'Payment', 'Search', 'Two languages'],
	projectDelivery: '3 weeks',
	projectPrice: 480,
	projectsDescription: 'A shop for twenty teas, in Bangla and English.',
	category: 'Web Development',
	date: sampleDate,
	updated: sampleUpdateDate,
	rating: { average: 4.6, count: 12 },
	outcome: { value: '×2', label: 'orders' },
};

export const managedProject: DeepRequired<ManagedProject> = {
	...sampleProject,
	...samplePublicationState,
};

const sampleCaption = 'The counter, a week after the opening.';

export const wholeProject: WholeProject = {
	...sampleProject,
	story: 'Tea was sold by **telephone**.',
	html: '<p>Tea was sold by <strong>telephone</strong>.</p>',
	client: 'Shapla Estate',
	year: 2025,
	role: 'Design and development',
	outcomes: [{ value: '×2', label: 'orders in the first season' }],
	gallery: [{ picture: samplePicture, alt: 'A shop counter', caption: sampleCaption }],
	testimonial: {
		_id: sampleId,
		reviewText: 'Mira understood tea before he drew a line.',
		UserName: 'Rokeya Begum',
		userImg: null,
	},
};
export const managedWholeProject: DeepRequired<ManagedWholeProject> = {
	...wholeProject,
	...samplePublicationState,
};

const { _id, slug, projectsName, projectTheme } = sampleProject;
export const projectWithNeighbours: DeepRequired<ProjectWithNeighbours> = {
	...managedWholeProject,
	previous: {
		_id,
		slug: 'boat-tours',
		projectsName: 'Boat tours',
		projectTheme,
		picture: samplePicture,
	},
	next: { _id, slug, projectsName, projectTheme, picture: samplePicture },
};

export const projectForm: Required<ProjectForm> = {
	projectsName: sampleProject.projectsName,
	image: sampleProject.image,
	projectsLiveLink: sampleProject.projectsLiveLink,
	frontend: sampleProject.frontend,
	backend: sampleProject.backend,
	projectTheme: sampleProject.projectTheme,
	projectFeature: sampleProject.projectFeature,
	projectDelivery: sampleProject.projectDelivery,
	projectPrice: sampleProject.projectPrice,
	projectsDescription: sampleProject.projectsDescription,
	category: sampleProject.category,
	slug: null,
	client: wholeProject.client,
	year: wholeProject.year,
	role: wholeProject.role,
	outcomes: wholeProject.outcomes,
	testimonial: null,
	story: wholeProject.story,
	gallery: [{ image: samplePicture.url, alt: 'A shop counter', caption: sampleCaption }],
};

export const projectExamples = {
	listProjects: defineExample(calls.listProjects, {
		query: { limit: 3 },
		response: toListResponse(managedProject),
	}),
	listProjectAddresses: defineExample(calls.listProjectAddresses, {
		query: { page: 1 },
		response: {
			...toListResponse({
				_id: sampleId,
				slug: sampleProject.slug,
				updated: sampleProject.updated,
				picture: samplePicture.url,
			}),
			total: 1,
		},
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
