import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { searchLimits } from '../limits';
import * as messages from '../messages';
import { oneOf } from '../schemas/responses';
import { foundSchema } from '../schemas/search';

export const searchSite = defineEndpoint({
	operation: 'search.site',
	method: 'GET',
	path: '/search',
	summary:
		'Searches projects and posts for all words of a text, also as prefixes; best match first',
	query: z.object({
		q: z._default(
			z
				.string()
				.check(z.trim(), z.maxLength(searchLimits.longest, messages.tooLong(searchLimits.longest))),
			'',
		),
	}),
	response: oneOf(foundSchema),
});
