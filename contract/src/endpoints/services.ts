import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { orderOrMoveSchema } from '../schemas/order';
import { idParams, stateQuery, tableParts, tableQuery } from '../schemas/requests';
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
	summary: 'Lists the services in the owner’s order; with `page`, a page to manage',
	query: z.extend(tableQuery(serviceSortFields), stateQuery),
	cachedBy: tableParts,
	response: tableOf(managedServiceSchema),
});

export const getService = defineEndpoint({
	operation: 'service.one',
	method: 'GET',
	path: '/services/:id',
	summary: 'Returns a service for editing; with `version=draft`, its draft if there is one',
	params: idParams,
	query: versionQuery,
	response: oneOf(managedServiceSchema),
});

export const addService = defineEndpoint({
	operation: 'service.add',
	method: 'POST',
	path: '/projects/services',
	summary: 'Adds a service as a draft, or publishes it now or later',
	body: serviceBodySchema,
	response: addedOf(managedServiceSchema),
});

export const updateService = defineEndpoint({
	operation: 'service.update',
	method: 'PUT',
	path: '/service/update/:id',
	summary: 'Changes a service now or later, or its draft',
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
	summary: 'Puts the given services into the given order, or moves one',
	body: orderOrMoveSchema,
	response: acceptedSchema,
});
