import * as calls from '../endpoints/skills';
import type { ManagedSkill, Skill, SkillForm } from '../schemas/skill';
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
	sampleId,
	samplePicture,
	samplePublicationState,
	sampleUpdateDate,
	sampleUploadUrl,
} from './samples';

export const sampleSkill: Skill = {
	_id: sampleId,
	skillName: 'TypeScript',
	percentage: 85,
	level: 'Advanced',
	group: 'frontend',
	img: sampleUploadUrl,
	picture: samplePicture,
	updated: sampleUpdateDate,
};
export const managedSkill: DeepRequired<ManagedSkill> = {
	...sampleSkill,
	...samplePublicationState,
};

export const skillForm: Required<SkillForm> = {
	skillName: sampleSkill.skillName,
	percentage: sampleSkill.percentage,
	img: sampleSkill.img,
	group: sampleSkill.group,
	level: sampleSkill.level,
};

export const skillExamples = {
	listSkills: defineExample(calls.listSkills, {
		query: { limit: 50 },
		response: toListResponse(managedSkill),
	}),
	getSkill: defineExample(calls.getSkill, {
		params: { id: sampleId },
		response: toItemResponse(managedSkill),
	}),
	addSkill: defineExample(calls.addSkill, {
		body: skillForm,
		response: toAddedResponse(managedSkill),
	}),
	updateSkill: defineExample(calls.updateSkill, {
		params: { id: sampleId },
		body: { percentage: 90 },
		response: toChangedResponse({ ...managedSkill, percentage: 90 }),
	}),
	deleteSkill: defineExample(calls.deleteSkill, {
		params: { id: sampleId },
		response: deletedResponse,
	}),
	orderSkills: defineExample(calls.orderSkills, {
		body: { ids: [sampleId] },
		response: acceptedResponse,
	}),
};
