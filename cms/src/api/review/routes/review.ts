import {
	addOwnerReview,
	deleteReview,
	getReview,
	listReviews,
	ownReview,
	submitReview,
	updateReview,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { submitRateLimit } from '../../../platform/limits/rate-limit';
import { createRequirementsValidator } from '../../../required-fields';

export default {
	routes: [
		createRoute(listReviews),
		createRoute(ownReview),
		createRoute(submitReview, { middlewares: [submitRateLimit] }),
		createRoute(getReview),
		createRoute(addOwnerReview, { demands: createRequirementsValidator('review', 'whole') }),
		createRoute(updateReview),
		createRoute(deleteReview),
	],
};
