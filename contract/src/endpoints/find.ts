import { defineEndpoint } from '../endpoint';
import { findQuery, foundItemSchema } from '../schemas/find';
import { listOf } from '../schemas/responses';

export const findAnything = defineEndpoint({
	operation: 'find.list',
	method: 'GET',
	path: '/find',
	summary:
		'Finds entries, drafts too, messages, people, settings and screens with all words of a text; only what the caller may see',
	query: findQuery,
	response: listOf(foundItemSchema),
});
