import {
	addService,
	deleteService,
	listServices,
	orderServices,
	updateService,
} from '@sumu/contract';
import { route } from '../../../contract/route';

export default {
	routes: [
		route(listServices),
		route(addService),
		route(updateService),
		route(deleteService),
		route(orderServices),
	],
};
