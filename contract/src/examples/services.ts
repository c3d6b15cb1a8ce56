import * as services from '../endpoints/services';
import * as skills from '../endpoints/skills';
import { defineExample } from './example';
import {
	acceptedResponse,
	deletedResponse,
	toAddedResponse,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import { managedService, managedSkill, sampleId, serviceForm, skillForm } from './samples';

export const serviceExamples = {
	listServices: defineExample(services.listServices, {
		query: { limit: 6 },
		response: toListResponse(managedService),
	}),
	getService: defineExample(services.getService, {
		params: { id: sampleId },
		response: toItemResponse(managedService),
	}),
	addService: defineExample(services.addService, {
		body: serviceForm,
		response: toAddedResponse(managedService),
	}),
	updateService: defineExample(services.updateService, {
		params: { id: sampleId },
		body: { servicesHeader: 'Design' },
		response: toChangedResponse({ ...managedService, servicesHeader: 'Design' }),
	}),
	deleteService: defineExample(services.deleteService, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	orderServices: defineExample(services.orderServices, {
		body: { ids: [sampleId] },
		response: acceptedResponse,
	}),

	listSkills: defineExample(skills.listSkills, {
		query: { limit: 50 },
		response: toListResponse(managedSkill),
	}),
	getSkill: defineExample(skills.getSkill, {
		params: { id: sampleId },
		response: toItemResponse(managedSkill),
	}),
	addSkill: defineExample(skills.addSkill, {
		body: skillForm,
		response: toAddedResponse(managedSkill),
	}),
	updateSkill: defineExample(skills.updateSkill, {
		params: { id: sampleId },
		body: { percentage: 90 },
		response: toChangedResponse({ ...managedSkill, percentage: 90 }),
	}),
	deleteSkill: defineExample(skills.deleteSkill, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	orderSkills: defineExample(skills.orderSkills, {
		body: { ids: [sampleId] },
		response: acceptedResponse,
	}),
};
