import {
	addService,
	deleteService,
	getService,
	listServices,
	orderServices,
	updateService,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';

export default {
	routes: [
		createRoute(listServices),
		createRoute(getService),
		createRoute(addService),
		createRoute(updateService),
		createRoute(deleteService),
		createRoute(orderServices),
	],
};
