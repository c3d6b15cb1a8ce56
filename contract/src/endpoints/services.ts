import { endpoint } from '../endpoint';
import { idParams, orderBodySchema, tableParts, tableQuery } from '../schemas/requests';
import {
	acceptedSchema,
	addedOf,
	changedSchema,
	deletedSchema,
	oneOf,
	tableOf,
} from '../schemas/responses';
import {
	serviceFormSchema,
	serviceSchema,
	serviceSortFields,
	serviceUpdateSchema,
} from '../schemas/service';

export const listServices = endpoint({
	operation: 'service.list',
	method: 'GET',
	path: '/services',
	summary: 'The services, in the owner’s order; with `page` a page to manage',
	query: tableQuery(serviceSortFields),
	cachedBy: tableParts,
	response: tableOf(serviceSchema),
});

export const getService = endpoint({
	operation: 'service.one',
	method: 'GET',
	path: '/services/:id',
	summary: 'One service, to change it',
	params: idParams,
	response: oneOf(serviceSchema),
});

export const addService = endpoint({
	operation: 'service.add',
	method: 'POST',
	path: '/projects/services',
	summary: 'Adds a service and publishes it',
	body: serviceFormSchema,
	response: addedOf(serviceSchema),
});

export const updateService = endpoint({
	operation: 'service.update',
	method: 'PUT',
	path: '/service/update/:id',
	summary: 'Changes a service at once',
	params: idParams,
	body: serviceUpdateSchema,
	response: changedSchema(serviceSchema),
});

export const deleteService = endpoint({
	operation: 'service.remove',
	method: 'DELETE',
	path: '/service/:id',
	summary: 'Deletes a service',
	params: idParams,
	response: deletedSchema,
});

export const orderServices = endpoint({
	operation: 'service.order',
	method: 'PUT',
	path: '/services/order',
	summary: 'Puts services into the given order, among each other',
	body: orderBodySchema,
	response: acceptedSchema,
});
