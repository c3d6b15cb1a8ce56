import {
	confirmSubscription,
	deleteSubscriber,
	listSubscribers,
	subscribeToNewsletter,
	unsubscribeFromNewsletter,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { submitRateLimit } from '../../../platform/limits/rate-limit';

export default {
	routes: [
		createRoute(subscribeToNewsletter, { middlewares: [submitRateLimit] }),
		createRoute(confirmSubscription),
		createRoute(unsubscribeFromNewsletter),
		createRoute(listSubscribers),
		createRoute(deleteSubscriber),
	],
};
