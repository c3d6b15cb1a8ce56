import {
	addSkill,
	deleteSkill,
	getSkill,
	listSkills,
	orderSkills,
	updateSkill,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { skills } from '../skills';

export default {
	list: createAction(listSkills, skills.list),
	one: createAction(getSkill, skills.one),
	add: createAction(addSkill, skills.add),
	update: createAction(updateSkill, skills.update),
	remove: createAction(deleteSkill, skills.remove),
	order: createAction(orderSkills, skills.order),
};
