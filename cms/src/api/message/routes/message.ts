import {
	changeMessage,
	deleteMessage,
	listMessages,
	replyMessage,
	sendMessage,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { createCallRateLimit, submitRateLimit } from '../../../platform/limits/rate-limit';

export default {
	routes: [
		createRoute(sendMessage, { middlewares: [submitRateLimit] }),
		createRoute(listMessages),
		createRoute(changeMessage),
		createRoute(replyMessage, { middlewares: [createCallRateLimit('reply')] }),
		createRoute(deleteMessage),
	],
};
