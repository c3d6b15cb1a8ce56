import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { orderOrMoveSchema } from '../schemas/order';
import { idParams, stateQuery, tableParts, tableQuery } from '../schemas/requests';
import {
	acceptedSchema,
	addedOf,
	changedSchema,
	deletedSchema,
	oneOf,
	tableOf,
} from '../schemas/responses';
import {
	managedSkillSchema,
	skillBodySchema,
	skillSortFields,
	skillUpdateBodySchema,
} from '../schemas/skill';
import { versionQuery } from '../schemas/state';

export const listSkills = defineEndpoint({
	operation: 'skill.list',
	method: 'GET',
	path: '/skills',
	summary: 'Lists the skills of all groups in the owner’s order; with `page`, a page to manage',
	query: z.extend(tableQuery(skillSortFields), stateQuery),
	cachedBy: tableParts,
	response: tableOf(managedSkillSchema),
});

export const getSkill = defineEndpoint({
	operation: 'skill.one',
	method: 'GET',
	path: '/skills/:id',
	summary: 'Returns a skill for editing; with `version=draft`, its draft if there is one',
	params: idParams,
	query: versionQuery,
	response: oneOf(managedSkillSchema),
});

export const addSkill = defineEndpoint({
	operation: 'skill.add',
	method: 'POST',
	path: '/projects/skill-add',
	summary: 'Adds a skill as a draft, or publishes it now or later',
	body: skillBodySchema,
	response: addedOf(managedSkillSchema),
});

export const updateSkill = defineEndpoint({
	operation: 'skill.update',
	method: 'PUT',
	path: '/skill/update/:id',
	summary: 'Changes a skill now or later, or its draft',
	params: idParams,
	body: skillUpdateBodySchema,
	response: changedSchema(managedSkillSchema),
});

export const deleteSkill = defineEndpoint({
	operation: 'skill.remove',
	method: 'DELETE',
	path: '/skill/:id',
	summary: 'Deletes a skill',
	params: idParams,
	response: deletedSchema,
});

export const orderSkills = defineEndpoint({
	operation: 'skill.order',
	method: 'PUT',
	path: '/skills/order',
	summary: 'Puts the given skills into the given order, or moves one',
	body: orderOrMoveSchema,
	response: acceptedSchema,
});
