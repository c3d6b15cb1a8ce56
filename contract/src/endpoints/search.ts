import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { search } from '../limits';
import * as messages from '../messages';
import { oneOf } from '../schemas/responses';
import { foundSchema } from '../schemas/search';

export const searchSite = endpoint({
	operation: 'search.site',
	method: 'GET',
	path: '/search',
	summary: 'Projects and posts that hold every word of a text, or words that begin so, best first',
	query: z.object({
		q: z._default(
			z.string().check(z.trim(), z.maxLength(search.longest, messages.tooLong(search.longest))),
			'',
		),
	}),
	response: oneOf(foundSchema),
});
