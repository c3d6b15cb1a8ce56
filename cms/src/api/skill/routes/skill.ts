import {
	addSkill,
	deleteSkill,
	getSkill,
	listSkills,
	orderSkills,
	updateSkill,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';

export default {
	routes: [
		createRoute(listSkills),
		createRoute(getSkill),
		createRoute(addSkill),
		createRoute(updateSkill),
		createRoute(deleteSkill),
		createRoute(orderSkills),
	],
};
