import {
	addOwnerReview,
	deleteReview,
	getReview,
	listReviews,
	ownReview,
	type QueryOf,
	submitReview,
	updateReview,
} from '@sumu/contract';
import { action, type Handler } from '../../../contract/action';
import { listResponse, oneResponse } from '../../../contract/pages';
import { addedResponse, changedResponse } from '../../../contract/writes';
import { signedInCaller } from '../../../identity/caller';
import { userById } from '../../../identity/users';
import { added, parted, removed } from '../../../platform/documents/content';
import { ofState } from '../../../platform/documents/state';
import { found } from '../../../platform/lib/found';
import { inBackground } from '../../../platform/lib/in-background';
import { newestFirst } from '../../../platform/lib/orders';
import { published, type Slice, type Where } from '../../../platform/lib/published';
import { table } from '../../../platform/lib/table';
import { changeReview } from '../change';
import { ownerColumns } from '../columns';
import { mailWaiting } from '../mail';
import { presentOwnReview } from '../own-presenter';
import { owned, pendingWhere } from '../owned';
import {
	presentReview,
	presentShownReview,
	presentSignedReview,
	reviewFields,
	signedReviewFields,
} from '../presenter';
import { submissionKey, targetOf } from '../review-target';
import { reviewedColumns, withProjects } from '../reviewed-projects';
import { submit } from '../submit';
import { targetExists } from '../target-exists';
import { testimonials } from '../testimonials';
import { versionsOf } from '../visitor-reviews';

const uid = 'api::review.review';
const reviews = published(uid, reviewFields);
const withoutPages = published(uid, { ...signedReviewFields, ...reviewedColumns });

const dataTable = table({
	search: ['UserName', 'reviewText', 'userCity'],
	sort: { UserName: 'UserName', rating: 'rating', date: 'date' },
	order: newestFirst,
});

const ofItem = (query: Parameters<typeof targetOf>[0]): Where => {
	const item = targetOf(query);
	return item ? { item } : {};
};

const ofHome = async (): Promise<Where> =>
	(await reviews.count({ picked: true })) ? { picked: true } : testimonials();

/** Returns the newest reviews of an item, or of all; with `picked`, those for the home page. */
async function newest({ picked, limit, ...query }: QueryOf<typeof listReviews>) {
	const where = picked ? await ofHome() : {};
	const slice = { where: { ...ofItem(query), ...where }, orderBy: newestFirst, limit };
	return withProjects(await withoutPages.list(slice));
}

const shown: Handler<typeof listReviews> = async ({ query, ctx }) => {
	if (!query.page) return listResponse((await newest(query)).map(presentShownReview));
	const rows = async (slice: Slice) => (await reviews.list(slice)).map(presentReview);
	return dataTable.response(ctx, query, { count: reviews.count, rows }, ofItem(query));
};

/** List for managers: pages also contain pending reviews. */
const managed: Handler<typeof listReviews> = async ({ query, ctx }) => {
	if (!query.page) return listResponse((await newest(query)).map(presentSignedReview));
	const chosen = query.pending ? pendingWhere(query.pending === 'true') : {};
	const source = { count: owned.count, rows: owned.list };
	const where = { $and: [ofItem(query), chosen, ofState(uid, query.status)] };
	return dataTable.response(ctx, query, source, where);
};

export default {
	list: action(listReviews, {
		kind: 'review',
		everyone: shown,
		managers: managed,
	}),

	one: action(getReview, async ({ params }) => oneResponse(await owned.one(params.id))),

	add: action(addOwnerReview, async ({ body, ctx }) => {
		const { how, rest } = parted(body);
		const data = await ownerColumns(rest);
		const { documentId } = await strapi.documents(uid).create(added(how, data));
		ctx.status = 201;
		return addedResponse(await owned.one(documentId));
	}),

	update: action(updateReview, async ({ params, body }) => {
		await changeReview(params.id, body);
		return changedResponse(await owned.one(params.id));
	}),

	remove: action(deleteReview, ({ params }) => removed(uid, params.id)),

	own: action(ownReview, async ({ query, ctx }) => {
		const key = submissionKey(signedInCaller(ctx).documentId, targetOf(query));
		return { status: true as const, data: presentOwnReview(await versionsOf(key)) };
	}),

	submit: action(submitReview, async ({ body, ctx }) => {
		found((await targetExists(body)) || null);
		const user = found(await userById(signedInCaller(ctx).id));
		const { versions, added } = await submit(body, user);
		ctx.status = added ? 201 : 200;
		const review = found(presentOwnReview(versions));
		if (review.pending) inBackground(() => mailWaiting(review));
		return addedResponse(review);
	}),
};
