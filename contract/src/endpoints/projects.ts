import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { maxLengths } from '../limits';
import { addressQuery, addressSchema } from '../schemas/address';
import { orderOrMoveSchema } from '../schemas/order';
import {
	managedProjectSchema,
	managedWholeProjectSchema,
	openedProjectSchema,
	projectSchema,
	projectSortFields,
} from '../schemas/project';
import { projectBodySchema, projectUpdateBodySchema } from '../schemas/project-form';
import {
	idParams,
	pageParams,
	sortsOf,
	stateQuery,
	tableParts,
	tableQuery,
} from '../schemas/requests';
import {
	acceptedSchema,
	addedOf,
	changedSchema,
	deletedSchema,
	listOf,
	oneOf,
	tableOf,
} from '../schemas/responses';
import { versionQuery } from '../schemas/state';

export const projectSorts = ['newest', 'recently'] as const;

/** `recently` puts the last changed project first; `newest` is the owner's order. */
export const projectFilter = z.object({
	/** Name or slug of a category. */
	category: z.optional(z.string().check(z.maxLength(maxLengths.name))),
	sort: z._default(z.enum(projectSorts), 'newest'),
});

export const listProjects = defineEndpoint({
	operation: 'project.list',
	method: 'GET',
	path: '/projects',
	summary: 'Lists projects, newest first; with `page`, a page to manage',
	query: z.extend(tableQuery(projectSortFields), {
		category: projectFilter.shape.category,
		...stateQuery,
		sort: z._default(z.enum([...projectSorts, ...sortsOf(projectSortFields)]), 'newest'),
	}),
	cachedBy: ['category', ...tableParts],
	response: tableOf(managedProjectSchema),
});

export const pageProjects = defineEndpoint({
	operation: 'project.page',
	method: 'GET',
	path: '/projects/:page',
	summary: 'Returns one page of projects, newest first',
	params: pageParams,
	query: projectFilter,
	cachedBy: ['category', 'sort'],
	response: listOf(projectSchema),
});

export const listProjectAddresses = defineEndpoint({
	operation: 'project.addresses',
	method: 'GET',
	path: '/addresses/projects',
	summary: 'Lists the addresses, change dates and pictures of all projects, newest first',
	query: addressQuery,
	cachedBy: ['page'],
	response: tableOf(addressSchema),
});

export const getProject = defineEndpoint({
	operation: 'project.one',
	method: 'GET',
	path: '/project/:id',
	summary: 'Returns a project; with `version=draft`, its draft if there is one',
	params: idParams,
	query: versionQuery,
	cachedBy: [],
	response: oneOf(openedProjectSchema),
});

export const addProject = defineEndpoint({
	operation: 'project.add',
	method: 'POST',
	path: '/project/project-add',
	summary: 'Adds a project as a draft, or publishes it now or later',
	body: projectBodySchema,
	response: addedOf(managedWholeProjectSchema),
});

export const updateProject = defineEndpoint({
	operation: 'project.update',
	method: 'PUT',
	path: '/project/update/:id',
	summary: 'Changes a project now or later, or its draft',
	params: idParams,
	body: projectUpdateBodySchema,
	response: changedSchema(managedWholeProjectSchema),
});

export const deleteProject = defineEndpoint({
	operation: 'project.remove',
	method: 'DELETE',
	path: '/projects/:id',
	summary: 'Deletes a project and removes it from every cart',
	params: idParams,
	response: deletedSchema,
});

export const orderProjects = defineEndpoint({
	operation: 'project.order',
	method: 'PUT',
	path: '/projects/order',
	summary: 'Puts the given projects into the given order, or moves one',
	body: orderOrMoveSchema,
	response: acceptedSchema,
});
