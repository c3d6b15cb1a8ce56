import { sendMessage } from '@sumu/contract';
import { action } from '../../../contract/action';
import { accepted } from '../../../lib/accepted';

export default {
	send: action(sendMessage, async ({ body: { website, ...data }, ctx }) => {
		if (!website) await strapi.documents('api::message.message').create({ data });
		ctx.status = 201;
		return accepted;
	}),
};
