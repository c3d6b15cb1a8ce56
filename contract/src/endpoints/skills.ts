import { endpoint } from '../endpoint';
import { listOf } from '../schemas/answers';
import { limitQuery } from '../schemas/requests';
import { skillSchema } from '../schemas/skill';

export const listSkills = endpoint({
	operation: 'skill.list',
	method: 'GET',
	path: '/skills',
	summary: 'The skills of all groups, in the owner’s order',
	query: limitQuery,
	answer: listOf(skillSchema),
});
