import {
	addSkill,
	deleteSkill,
	getSkill,
	listSkills,
	orderSkills,
	updateSkill,
} from '@sumu/contract';
import { route } from '../../../contract/route';

export default {
	routes: [
		route(listSkills),
		route(getSkill),
		route(addSkill),
		route(updateSkill),
		route(deleteSkill),
		route(orderSkills),
	],
};
