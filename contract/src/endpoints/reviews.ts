import { endpoint } from '../endpoint';
import { listOf } from '../schemas/answers';
import { limitQuery } from '../schemas/requests';
import { reviewSchema } from '../schemas/review';

export const listReviews = endpoint({
	operation: 'review.list',
	method: 'GET',
	path: '/reviews',
	summary: 'The newest reviews, newest first',
	query: limitQuery,
	answer: listOf(reviewSchema),
});
