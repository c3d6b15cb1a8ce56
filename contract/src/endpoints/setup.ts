import { defineEndpoint } from '../endpoint';
import { changedSchema, oneOf } from '../schemas/responses';
import { setupBodySchema, setupSchema } from '../schemas/setup';

export const readSetup = defineEndpoint({
	operation: 'setup.one',
	method: 'GET',
	path: '/setup',
	summary: 'Returns the first steps of a new site and their status',
	response: oneOf(setupSchema),
});

export const saveSetup = defineEndpoint({
	operation: 'setup.update',
	method: 'PUT',
	path: '/setup',
	summary: 'Skips or resumes steps, and hides or shows the list',
	body: setupBodySchema,
	response: changedSchema(setupSchema),
});
