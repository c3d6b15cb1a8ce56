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
		'Lists reviews, newest first; with an id, only those of that project or post; with `picked`, those of the home page: the owner’s selection or, without one, the owner’s reviews and those of users with a confirmed address; with `page`, a page to manage, where admins also see reviews that need approval',
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
	summary: 'Returns a review for editing, whether or not it is published',
	params: idParams,
	query: versionQuery,
	response: oneOf(listedReviewSchema),
});

export const ownReview = defineEndpoint({
	operation: 'review.own',
	method: 'GET',
	path: '/review/own',
	summary: 'Returns the caller’s review of a project or post, or null',
	query: reviewOfQuery,
	response: z.object({ status: z.literal(true), data: z.nullable(ownReviewSchema) }),
});

export const submitReview = defineEndpoint({
	operation: 'review.submit',
	method: 'POST',
	path: '/review/add-review',
	summary: 'Reviews a project or post; a second call changes the first review',
	body: reviewBodySchema,
	response: addedOf(ownReviewSchema),
});

export const addOwnerReview = defineEndpoint({
	operation: 'review.add',
	method: 'POST',
	path: '/projects/add-review',
	summary: 'Adds a client’s review as a draft, or publishes it now or later',
	body: ownerReviewBodySchema,
	response: addedOf(listedReviewSchema),
});

export const updateReview = defineEndpoint({
	operation: 'review.update',
	method: 'PUT',
	path: '/review/update/:id',
	summary: 'Changes, approves or unpublishes a review',
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
