import { deleteMessage, listMessages, readMessage, sendMessage } from '@sumu/contract';
import { route } from '../../../contract/route';
import { limitedSubmit } from '../../../platform/limits/rate-limit';

export default {
	routes: [
		route(sendMessage, { middlewares: [limitedSubmit] }),
		route(listMessages),
		route(readMessage),
		route(deleteMessage),
	],
};
