import {
	addService,
	deleteService,
	getService,
	listServices,
	orderServices,
	updateService,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { services } from '../services';

export default {
	list: createAction(listServices, services.list),
	one: createAction(getService, services.one),
	add: createAction(addService, services.add),
	update: createAction(updateService, services.update),
	remove: createAction(deleteService, services.remove),
	order: createAction(orderServices, services.order),
};
