import * as services from '../endpoints/services';
import * as skills from '../endpoints/skills';
import { example } from './example';
import { accepted, added, changed, deleted, listed, one } from './responses';
import { id, managedService, managedSkill, serviceForm, skillForm } from './samples';

export const serviceExamples = {
	listServices: example(services.listServices, {
		query: { limit: 6 },
		response: listed(managedService),
	}),
	getService: example(services.getService, { params: { id }, response: one(managedService) }),
	addService: example(services.addService, {
		body: serviceForm,
		response: added(managedService),
	}),
	updateService: example(services.updateService, {
		params: { id },
		body: { servicesHeader: 'Design' },
		response: changed({ ...managedService, servicesHeader: 'Design' }),
	}),
	deleteService: example(services.deleteService, { params: { id }, response: deleted }),
	orderServices: example(services.orderServices, { body: { ids: [id] }, response: accepted }),

	listSkills: example(skills.listSkills, { query: { limit: 50 }, response: listed(managedSkill) }),
	getSkill: example(skills.getSkill, { params: { id }, response: one(managedSkill) }),
	addSkill: example(skills.addSkill, {
		body: skillForm,
		response: added(managedSkill),
	}),
	updateSkill: example(skills.updateSkill, {
		params: { id },
		body: { percentage: 90 },
		response: changed({ ...managedSkill, percentage: 90 }),
	}),
	deleteSkill: example(skills.deleteSkill, { params: { id }, response: deleted }),
	orderSkills: example(skills.orderSkills, { body: { ids: [id] }, response: accepted }),
};
