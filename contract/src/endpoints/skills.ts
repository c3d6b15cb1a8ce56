import { endpoint } from '../endpoint';
import { idParams, orderBodySchema, tableParts, tableQuery } from '../schemas/requests';
import {
	acceptedSchema,
	addedOf,
	changedSchema,
	deletedSchema,
	oneOf,
	tableOf,
} from '../schemas/responses';
import { skillFormSchema, skillSchema, skillSortFields, skillUpdateSchema } from '../schemas/skill';

export const listSkills = endpoint({
	operation: 'skill.list',
	method: 'GET',
	path: '/skills',
	summary: 'The skills of all groups, in the owner’s order; with `page` a page to manage',
	query: tableQuery(skillSortFields),
	cachedBy: tableParts,
	response: tableOf(skillSchema),
});

export const getSkill = endpoint({
	operation: 'skill.one',
	method: 'GET',
	path: '/skills/:id',
	summary: 'One skill, to change it',
	params: idParams,
	response: oneOf(skillSchema),
});

export const addSkill = endpoint({
	operation: 'skill.add',
	method: 'POST',
	path: '/projects/skill-add',
	summary: 'Adds a skill and publishes it',
	body: skillFormSchema,
	response: addedOf(skillSchema),
});

export const updateSkill = endpoint({
	operation: 'skill.update',
	method: 'PUT',
	path: '/skill/update/:id',
	summary: 'Changes a skill at once',
	params: idParams,
	body: skillUpdateSchema,
	response: changedSchema(skillSchema),
});

export const deleteSkill = endpoint({
	operation: 'skill.remove',
	method: 'DELETE',
	path: '/skill/:id',
	summary: 'Deletes a skill',
	params: idParams,
	response: deletedSchema,
});

export const orderSkills = endpoint({
	operation: 'skill.order',
	method: 'PUT',
	path: '/skills/order',
	summary: 'Puts skills into the given order, among each other',
	body: orderBodySchema,
	response: acceptedSchema,
});
