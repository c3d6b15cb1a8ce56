import {
	confirmSubscription,
	deleteSubscriber,
	listSubscribers,
	subscribe,
	unsubscribe,
} from '@sumu/contract';
import { route } from '../../../contract/route';
import { limitedSubmit } from '../../../platform/limits/rate-limit';

export default {
	routes: [
		route(subscribe, { middlewares: [limitedSubmit] }),
		route(confirmSubscription),
		route(unsubscribe),
		route(listSubscribers),
		route(deleteSubscriber),
	],
};
