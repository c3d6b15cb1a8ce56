import { defineEndpoint } from '../endpoint';
import { demoKeepQuery, demoSchema } from '../schemas/demo';
import { deletedSchema, oneOf } from '../schemas/responses';

export const readDemo = defineEndpoint({
	operation: 'demo.one',
	method: 'GET',
	path: '/demo',
	summary: 'Returns the remaining demo content, and which of it was changed',
	response: oneOf(demoSchema),
});

export const removeDemo = defineEndpoint({
	operation: 'demo.remove',
	method: 'DELETE',
	path: '/demo',
	summary:
		'Removes the demo content that was never changed, with its pictures; settings that still say its words fall back to a new site’s. What is to be kept becomes the owner’s own',
	query: demoKeepQuery,
	response: deletedSchema,
});
