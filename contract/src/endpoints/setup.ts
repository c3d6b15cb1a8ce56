import { defineEndpoint } from '../endpoint';
import { changedSchema, oneOf } from '../schemas/responses';
import { setupBodySchema, setupSchema } from '../schemas/setup';

export const readSetup = defineEndpoint({
	operation: 'setup.one',
	method: 'GET',
	path: '/setup',
	summary: 'The first steps of a new site, and which of them are done',
	response: oneOf(setupSchema),
});

export const saveSetup = defineEndpoint({
	operation: 'setup.update',
	method: 'PUT',
	path: '/setup',
	summary: 'Skips steps, takes them up again, and puts the list away or brings it back',
	body: setupBodySchema,
	response: changedSchema(setupSchema),
});
