import {
	deleteMessage,
	listMessages,
	readMessage,
	replyMessage,
	sendMessage,
} from '@sumu/contract';
import { route } from '../../../contract/route';
import { limitedCall, limitedSubmit } from '../../../platform/limits/rate-limit';

export default {
	routes: [
		route(sendMessage, { middlewares: [limitedSubmit] }),
		route(listMessages),
		route(readMessage),
		route(replyMessage, { middlewares: [limitedCall('reply')] }),
		route(deleteMessage),
	],
};
