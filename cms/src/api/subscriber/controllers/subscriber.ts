import {
	confirmSubscription,
	deleteSubscriber,
	listSubscribers,
	subscribe as subscribeCall,
	unsubscribe as unsubscribeCall,
} from '@sumu/contract';
import { action } from '../../../contract/action';
import { listResponse } from '../../../contract/pages';
import { removed } from '../../../platform/documents/content';
import { accepted } from '../../../platform/lib/accepted';
import { lastCreatedFirst } from '../../../platform/lib/orders';
import { type Slice, stored } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { presentSubscriber, subscriberFields } from '../presenter';
import { confirm, subscribe, unsubscribe } from '../subscription';
import { unsubscribePage } from '../tokens';

const uid = 'api::subscriber.subscriber';
const subscribers = stored(uid, subscriberFields);

const dataTable = table({
	search: ['email'],
	sort: { email: 'email', confirmed: 'confirmed', date: 'createdAt' },
	order: lastCreatedFirst,
});

export default {
	subscribe: action(subscribeCall, async ({ body: { email, website }, ctx }) => {
		if (!website) await subscribe(email);
		ctx.status = 201;
		return accepted;
	}),

	confirm: action(confirmSubscription, async ({ body }) => {
		await confirm(body.token);
		return accepted;
	}),

	unsubscribe: action(unsubscribeCall, async ({ query, body }) => {
		await unsubscribe(body.token ?? query.token);
		return accepted;
	}),

	list: action(listSubscribers, async ({ query, ctx }) => {
		const rows = async (slice: Slice) => {
			const list = await subscribers.list(slice);
			return list.map((row) =>
				presentSubscriber({ ...row, unsubscribe: unsubscribePage(row.documentId) }),
			);
		};
		if (query.page) return dataTable.response(ctx, query, { count: subscribers.count, rows });
		return listResponse(await rows({ orderBy: lastCreatedFirst, limit: query.limit }));
	}),

	remove: action(deleteSubscriber, ({ params }) => removed(uid, params.id)),
};
