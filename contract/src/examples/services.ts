import * as calls from '../endpoints/services';
import type { ManagedService, Service, ServiceForm } from '../schemas/service';
import { type DeepRequired, defineExample } from './example';
import { sampleProject } from './projects';
import {
	acceptedResponse,
	deletedResponse,
	toAddedResponse,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import {
	sampleId,
	samplePicture,
	samplePublicationState,
	sampleUpdateDate,
	sampleUploadUrl,
} from './samples';

export const sampleService: Service = {
	_id: sampleId,
	servicesHeader: 'Web Design',
	servicesDescription: 'From a sketch to a page that reads well on a phone.',
	img: sampleUploadUrl,
	picture: samplePicture,
	deliverables: ['Drawings of every page', 'A prototype for your phone'],
	duration: '2 to 4 weeks',
	priceFrom: 300,
	projects: [sampleId],
	related: [{ _id: sampleId, slug: sampleProject.slug, name: sampleProject.projectsName }],
	updated: sampleUpdateDate,
};
export const managedService: DeepRequired<ManagedService> = {
	...sampleService,
	...samplePublicationState,
};

export const serviceForm: Required<ServiceForm> = {
	servicesHeader: sampleService.servicesHeader,
	servicesDescription: sampleService.servicesDescription,
	img: sampleService.img,
	deliverables: sampleService.deliverables,
	duration: sampleService.duration,
	priceFrom: sampleService.priceFrom,
	projects: [],
};

export const serviceExamples = {
	listServices: defineExample(calls.listServices, {
		query: { limit: 6 },
		response: toListResponse(managedService),
	}),
	getService: defineExample(calls.getService, {
		params: { id: sampleId },
		response: toItemResponse(managedService),
	}),
	addService: defineExample(calls.addService, {
		body: serviceForm,
		response: toAddedResponse(managedService),
	}),
	updateService: defineExample(calls.updateService, {
		params: { id: sampleId },
		body: { servicesHeader: 'Design' },
		response: toChangedResponse({ ...managedService, servicesHeader: 'Design' }),
	}),
	deleteService: defineExample(calls.deleteService, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	orderServices: defineExample(calls.orderServices, {
		body: { ids: [sampleId] },
		response: acceptedResponse,
	}),
};
