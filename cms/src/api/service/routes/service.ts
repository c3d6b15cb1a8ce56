import {
	addService,
	deleteService,
	getService,
	listServices,
	orderServices,
	updateService,
} from '@sumu/contract';
import { route } from '../../../contract/route';

export default {
	routes: [
		route(listServices),
		route(getService),
		route(addService),
		route(updateService),
		route(deleteService),
		route(orderServices),
	],
};
