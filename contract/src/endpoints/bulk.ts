import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { bulkBodySchema, bulkParams, bulkResultSchema } from '../schemas/bulk';
import { listBlogs } from './blogs';
import { listMessages } from './inbox';
import { listProjects } from './projects';
import { listReviews } from './reviews';
import { listServices } from './services';
import { listSkills } from './skills';
import { listSubscribers } from './subscribers';

/** List calls whose query selects the entries of a bulk call, by kind. */
export const bulkLists = {
	project: listProjects,
	blog: listBlogs,
	service: listServices,
	skill: listSkills,
	review: listReviews,
	message: listMessages,
	subscriber: listSubscribers,
} as const;

export const changeInBulk = defineEndpoint({
	operation: 'bulk.change',
	method: 'POST',
	path: '/:kind/bulk',
	summary:
		'Applies an action to at most 1,000 entries by their ids, or to all that match a filter with the keys of the list call; each entry is changed or refused on its own',
	params: bulkParams,
	body: bulkBodySchema,
	response: z.object({ acknowledged: z.literal(true), data: bulkResultSchema }),
});
