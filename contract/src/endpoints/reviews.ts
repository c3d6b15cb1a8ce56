import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import {
	listedReviewSchema,
	ownerReviewBodySchema,
	reviewSortFields,
	reviewUpdateBodySchema,
} from '../schemas/owner-review';
import { idParams, stateQuery, tableParts, tableQuery } from '../schemas/requests';
import { addedOf, changedSchema, deletedSchema, oneOf, tableOf } from '../schemas/responses';
import { ownReviewSchema, reviewBodySchema, reviewOfQuery } from '../schemas/review';
import { versionQuery } from '../schemas/state';

export const listReviews = defineEndpoint({
	operation: 'review.list',
	method: 'GET',
	path: '/reviews',
	summary:
		'The newest reviews, newest first; of one project or post where its id is given; with `picked` those of the home page: what the owner picked, or, where that is none, what the owner wrote down and who has confirmed an address said; with `page` a page to manage, where an admin sees those that wait too',
	query: z.extend(tableQuery(reviewSortFields), {
		...reviewOfQuery.shape,
		...stateQuery,
		/** For users who manage reviews: only reviews that await approval, or only those that don't. */
		pending: z.optional(z.enum(['true', 'false'])),
		/** Only reviews that the home page shows. */
		picked: z.optional(z.literal('true')),
	}),
	cachedBy: ['projectId', 'blogId', 'picked', ...tableParts],
	response: tableOf(listedReviewSchema),
});

export const getReview = defineEndpoint({
	operation: 'review.one',
	method: 'GET',
	path: '/reviews/:id',
	summary: 'One review, to change it, whether it waits or shows',
	params: idParams,
	query: versionQuery,
	response: oneOf(listedReviewSchema),
});

export const ownReview = defineEndpoint({
	operation: 'review.own',
	method: 'GET',
	path: '/review/own',
	summary: 'One’s own review of a project or post, or null',
	query: reviewOfQuery,
	response: z.object({ status: z.literal(true), data: z.nullable(ownReviewSchema) }),
});

export const submitReview = defineEndpoint({
	operation: 'review.submit',
	method: 'POST',
	path: '/review/add-review',
	summary: 'Rates a project or post; a second time changes the first review',
	body: reviewBodySchema,
	response: addedOf(ownReviewSchema),
});

export const addOwnerReview = defineEndpoint({
	operation: 'review.add',
	method: 'POST',
	path: '/projects/add-review',
	summary: 'Adds what a client said and publishes it, now or later, or as a draft',
	body: ownerReviewBodySchema,
	response: addedOf(listedReviewSchema),
});

export const updateReview = defineEndpoint({
	operation: 'review.update',
	method: 'PUT',
	path: '/review/update/:id',
	summary: 'Changes a review, approves it, or takes it back',
	params: idParams,
	body: reviewUpdateBodySchema,
	response: changedSchema(listedReviewSchema),
});

export const deleteReview = defineEndpoint({
	operation: 'review.remove',
	method: 'DELETE',
	path: '/review/:id',
	summary: 'Deletes a review',
	params: idParams,
	response: deletedSchema,
});
