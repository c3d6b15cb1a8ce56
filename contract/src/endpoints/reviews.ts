import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { addedOf, listOf } from '../schemas/answers';
import { limitQuery } from '../schemas/requests';
import { ownReviewSchema, reviewBodySchema, reviewOfQuery, reviewSchema } from '../schemas/review';

export const listReviews = endpoint({
	operation: 'review.list',
	method: 'GET',
	path: '/reviews',
	summary: 'The newest reviews, newest first; of one project or post where its id is given',
	query: z.extend(limitQuery, reviewOfQuery.shape),
	answer: listOf(reviewSchema),
});

export const ownReview = endpoint({
	operation: 'review.own',
	method: 'GET',
	path: '/review/own',
	summary: 'One’s own review of a project or post, or null',
	query: reviewOfQuery,
	answer: z.object({ status: z.literal(true), data: z.nullable(ownReviewSchema) }),
});

export const submitReview = endpoint({
	operation: 'review.submit',
	method: 'POST',
	path: '/review/add-review',
	summary: 'Rates a project or post; a second time changes the first review',
	body: reviewBodySchema,
	answer: addedOf(ownReviewSchema),
});
