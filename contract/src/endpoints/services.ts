import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { idParams, orderBodySchema, stateQuery, tableParts, tableQuery } from '../schemas/requests';
import {
	acceptedSchema,
	addedOf,
	changedSchema,
	deletedSchema,
	oneOf,
	tableOf,
} from '../schemas/responses';
import {
	managedServiceSchema,
	serviceBodySchema,
	serviceSortFields,
	serviceUpdateBodySchema,
} from '../schemas/service';
import { versionQuery } from '../schemas/state';

export const listServices = defineEndpoint({
	operation: 'service.list',
	method: 'GET',
	path: '/services',
	summary: 'The services, in the owner’s order; with `page` a page to manage',
	query: z.extend(tableQuery(serviceSortFields), stateQuery),
	cachedBy: tableParts,
	response: tableOf(managedServiceSchema),
});

export const getService = defineEndpoint({
	operation: 'service.one',
	method: 'GET',
	path: '/services/:id',
	summary: 'One service, to change it; its draft, where there is one, with `version=draft`',
	params: idParams,
	query: versionQuery,
	response: oneOf(managedServiceSchema),
});

export const addService = defineEndpoint({
	operation: 'service.add',
	method: 'POST',
	path: '/projects/services',
	summary: 'Adds a service and publishes it, now or later, or as a draft',
	body: serviceBodySchema,
	response: addedOf(managedServiceSchema),
});

export const updateService = defineEndpoint({
	operation: 'service.update',
	method: 'PUT',
	path: '/service/update/:id',
	summary: 'Changes a service, at once or later, or its draft',
	params: idParams,
	body: serviceUpdateBodySchema,
	response: changedSchema(managedServiceSchema),
});

export const deleteService = defineEndpoint({
	operation: 'service.remove',
	method: 'DELETE',
	path: '/service/:id',
	summary: 'Deletes a service',
	params: idParams,
	response: deletedSchema,
});

export const orderServices = defineEndpoint({
	operation: 'service.order',
	method: 'PUT',
	path: '/services/order',
	summary: 'Puts services into the given order, among each other',
	body: orderBodySchema,
	response: acceptedSchema,
});
