import { countSorted, getPage, getSite, updateSite } from '@sumu/contract';
import { createRoute } from '../../../contract/route';

export default {
	routes: [
		createRoute(getSite),
		createRoute(getPage),
		createRoute(countSorted),
		createRoute(updateSite),
	],
};
