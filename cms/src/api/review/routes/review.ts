import {
	addOwnerReview,
	deleteReview,
	getReview,
	listReviews,
	ownReview,
	submitReview,
	updateReview,
} from '@sumu/contract';
import { route } from '../../../contract/route';
import { limitedSubmit } from '../../../platform/limits/rate-limit';

export default {
	routes: [
		route(listReviews),
		route(ownReview),
		route(submitReview, { middlewares: [limitedSubmit] }),
		route(getReview),
		route(addOwnerReview),
		route(updateReview),
		route(deleteReview),
	],
};
