import {
	changeSubscriber,
	confirmSubscription,
	deleteSubscriber,
	listSubscribers,
	listSubscriberTags,
	resendSubscription,
	subscribeToNewsletter as subscribeCall,
	tagsIn,
	unsubscribeFromNewsletter as unsubscribeCall,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { acceptedResponse, changedResponse, listResponse } from '../../../contract/responses';
import { deleteDocument } from '../../../platform/documents/write-operations';
import { toColumns } from '../../../platform/fields';
import { orNotFound } from '../../../platform/lib/http-errors';
import {
	createRepository,
	lastCreatedFirst,
	type QuerySlice,
} from '../../../platform/lib/repository';
import { countTags, tagSeparator } from '../../blog/tags';
import type schema from '../content-types/subscriber/schema.json';
import { subscriberTable, whereManagedSubscribers } from '../managed-subscribers';
import { presentSubscriber, subscriberFields } from '../presenter';
import {
	confirmByToken,
	resendConfirmation,
	subscribeEmail,
	unsubscribeByToken,
} from '../subscription';
import { liftSuspension } from '../suspend';
import { unsubscribePage } from '../tokens';

const subscriberUid = 'api::subscriber.subscriber';
const toSubscriberColumns = toColumns<typeof schema>();
const subscriberRepository = createRepository(subscriberUid, subscriberFields);

type StoredSubscriber = Awaited<ReturnType<typeof subscriberRepository.list>>[number];

const presentWithLink = (row: StoredSubscriber) =>
	presentSubscriber({ ...row, unsubscribe: unsubscribePage(row.documentId) });

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
		const rows = async (slice: QuerySlice) =>
			(await subscriberRepository.list(slice)).map(presentWithLink);
		const source = { count: subscriberRepository.count, rows };
		if (query.page)
			return subscriberTable.managedResponse(ctx, query, source, whereManagedSubscribers(query));
		return listResponse(await rows({ orderBy: lastCreatedFirst, limit: query.limit }));
	}),

	tags: createAction(listSubscriberTags, async () => {
		const rows: { subscriberTags: string }[] = await strapi.db.query(subscriberUid).findMany({
			select: ['subscriberTags'],
			where: { subscriberTags: { $notNull: true } },
		});
		return listResponse(countTags(rows.map(({ subscriberTags }) => tagsIn(subscriberTags))));
	}),

	change: createAction(changeSubscriber, async ({ params: { id }, body: { tags, suspended } }) => {
		orNotFound(await strapi.db.query(subscriberUid).findOne({ where: { documentId: id } }));
		if (suspended === false) await liftSuspension(id);
		if (tags)
			await strapi.documents(subscriberUid).update({
				documentId: id,
				data: toSubscriberColumns({ subscriberTags: tags.join(tagSeparator) || null }),
			});
		const [row] = await subscriberRepository.list({
			where: { documentId: id },
			orderBy: lastCreatedFirst,
			limit: 1,
		});
		return changedResponse(presentWithLink(orNotFound(row ?? null)));
	}),

	resend: createAction(resendSubscription, async ({ params }) => {
		await resendConfirmation(params.id);
		return acceptedResponse;
	}),

	remove: createAction(deleteSubscriber, ({ params }) => deleteDocument(subscriberUid, params.id)),
};
