import { addSkill, deleteSkill, listSkills, orderSkills, updateSkill } from '@sumu/contract';
import { route } from '../../../contract/route';

export default {
	routes: [
		route(listSkills),
		route(addSkill),
		route(updateSkill),
		route(deleteSkill),
		route(orderSkills),
	],
};
