import {
	confirmSubscription,
	deleteSubscriber,
	listSubscribers,
	subscribeToNewsletter as subscribeCall,
	unsubscribeFromNewsletter as unsubscribeCall,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { acceptedResponse, listResponse } from '../../../contract/responses';
import { deleteDocument } from '../../../platform/documents/write-operations';
import {
	createRepository,
	lastCreatedFirst,
	type QuerySlice,
} from '../../../platform/lib/repository';
import { subscriberTable } from '../managed-subscribers';
import { presentSubscriber, subscriberFields } from '../presenter';
import { confirmByToken, subscribeEmail, unsubscribeByToken } from '../subscription';
import { unsubscribePage } from '../tokens';

const subscriberUid = 'api::subscriber.subscriber';
const subscriberRepository = createRepository(subscriberUid, subscriberFields);

export default {
	subscribe: createAction(subscribeCall, async ({ body: { email, website }, ctx }) => {
		if (!website) await subscribeEmail(email);
		ctx.status = 201;
		return acceptedResponse;
	}),

	confirm: createAction(confirmSubscription, async ({ body }) => {
		await confirmByToken(body.token);
		return acceptedResponse;
	}),

	unsubscribe: createAction(unsubscribeCall, async ({ query, body }) => {
		await unsubscribeByToken(body.token ?? query.token);
		return acceptedResponse;
	}),

	list: createAction(listSubscribers, async ({ query, ctx }) => {
		const rows = async (slice: QuerySlice) => {
			const list = await subscriberRepository.list(slice);
			return list.map((row) =>
				presentSubscriber({ ...row, unsubscribe: unsubscribePage(row.documentId) }),
			);
		};
		const source = { count: subscriberRepository.count, rows };
		if (query.page)
			return subscriberTable.managedResponse(
				ctx,
				query,
				source,
				subscriberTable.whereManaged(query),
			);
		return listResponse(await rows({ orderBy: lastCreatedFirst, limit: query.limit }));
	}),

	remove: createAction(deleteSubscriber, ({ params }) => deleteDocument(subscriberUid, params.id)),
};
