import * as services from '../endpoints/services';
import * as skills from '../endpoints/skills';
import { accepted, added, changed, deleted, listed, one } from './responses';
import { example } from './example';
import { id, service, skill } from './samples';

const { servicesHeader, servicesDescription, img } = service;
const { skillName, percentage, level, group } = skill;

export const serviceExamples = {
	listServices: example(services.listServices, { query: { limit: 6 }, answer: listed(service) }),
	getService: example(services.getService, { params: { id }, answer: one(service) }),
	addService: example(services.addService, {
		body: { servicesHeader, servicesDescription, img },
		answer: added(service),
	}),
	updateService: example(services.updateService, {
		params: { id },
		body: { servicesHeader: 'Design' },
		answer: changed({ ...service, servicesHeader: 'Design' }),
	}),
	deleteService: example(services.deleteService, { params: { id }, answer: deleted }),
	orderServices: example(services.orderServices, { body: { ids: [id] }, answer: accepted }),

	listSkills: example(skills.listSkills, { query: { limit: 50 }, answer: listed(skill) }),
	getSkill: example(skills.getSkill, { params: { id }, answer: one(skill) }),
	addSkill: example(skills.addSkill, {
		body: { skillName, percentage, img: skill.img, group, level },
		answer: added(skill),
	}),
	updateSkill: example(skills.updateSkill, {
		params: { id },
		body: { percentage: 90 },
		answer: changed({ ...skill, percentage: 90 }),
	}),
	deleteSkill: example(skills.deleteSkill, { params: { id }, answer: deleted }),
	orderSkills: example(skills.orderSkills, { body: { ids: [id] }, answer: accepted }),
};
