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
import { createAction, type EndpointHandler } from '../../../contract/action';
import {
	addedResponse,
	changedResponse,
	listResponse,
	oneResponse,
} from '../../../contract/responses';
import { signedInCaller } from '../../../identity/caller';
import { userById } from '../../../identity/users';
import {
	deleteDocument,
	splitSaveOptions,
	toCreateOptions,
} from '../../../platform/documents/write-operations';
import { orNotFound } from '../../../platform/lib/http-errors';
import { runInBackground } from '../../../platform/lib/in-background';
import { newestFirst, type QuerySlice, type WhereFilter } from '../../../platform/lib/repository';
import { toOwnerReviewColumns } from '../columns';
import { mailWaiting } from '../mail';
import { reviewTable, whereManagedReviews, whereTarget } from '../managed-reviews';
import { getTestimonialFilter } from '../moderation';
import { presentOwnReview } from '../own-presenter';
import {
	presentOwnedReview,
	presentReview,
	presentShownReview,
	presentSignedReview,
} from '../presenter';
import { getModeratedReview, moderatedReviews, reviews } from '../readers';
import { reviewUid, submissionKey, targetExists, targetOf } from '../review-target';
import { addReviewedProjects } from '../reviewed-projects';
import { changeReview, submitVisitorReview } from '../save-review';
import { versionsOf } from '../visitor-reviews';

const ofHome = async (): Promise<WhereFilter> =>
	(await reviews.count({ picked: true })) ? { picked: true } : getTestimonialFilter();

/** Returns the newest reviews of an item, or of all; with `picked`, those for the home page. */
async function listNewestReviews({ picked, limit, ...query }: QueryOf<typeof listReviews>) {
	const where = picked ? await ofHome() : {};
	const slice = { where: { ...whereTarget(query), ...where }, orderBy: newestFirst, limit };
	return addReviewedProjects(await reviews.list(slice));
}

const listForVisitors: EndpointHandler<typeof listReviews> = async ({ query, ctx }) => {
	if (!query.page) return listResponse((await listNewestReviews(query)).map(presentShownReview));
	const rows = async (slice: QuerySlice) => (await reviews.list(slice)).map(presentReview);
	return reviewTable.response(ctx, query, { count: reviews.count, rows }, whereTarget(query));
};

/** List for managers: pages also contain pending reviews. */
const listForManagers: EndpointHandler<typeof listReviews> = async ({ query, ctx }) => {
	if (!query.page) return listResponse((await listNewestReviews(query)).map(presentSignedReview));
	const rows = async (slice: QuerySlice) =>
		(await moderatedReviews.list(slice)).map(presentOwnedReview);
	const source = { count: moderatedReviews.count, rows };
	return reviewTable.managedResponse(ctx, query, source, whereManagedReviews(query));
};

export default {
	list: createAction(listReviews, {
		kind: 'review',
		everyone: listForVisitors,
		managers: listForManagers,
	}),

	one: createAction(getReview, async ({ params }) =>
		oneResponse(await getModeratedReview(params.id)),
	),

	add: createAction(addOwnerReview, async ({ body, ctx }) => {
		const { how: saveOptions, rest } = splitSaveOptions(body);
		const data = await toOwnerReviewColumns(rest);
		const { documentId } = await strapi
			.documents(reviewUid)
			.create(toCreateOptions(saveOptions, data));
		ctx.status = 201;
		return addedResponse(await getModeratedReview(documentId));
	}),

	update: createAction(updateReview, async ({ params, body }) => {
		await changeReview(params.id, body);
		return changedResponse(await getModeratedReview(params.id));
	}),

	remove: createAction(deleteReview, ({ params }) => deleteDocument(reviewUid, params.id)),

	own: createAction(ownReview, async ({ query, ctx }) => {
		const key = submissionKey(signedInCaller(ctx).documentId, targetOf(query));
		return { status: true as const, data: presentOwnReview(await versionsOf(key)) };
	}),

	submit: createAction(submitReview, async ({ body, ctx }) => {
		orNotFound((await targetExists(body)) || null);
		const user = orNotFound(await userById(signedInCaller(ctx).id));
		const { versions, added: wasAdded } = await submitVisitorReview(body, user);
		ctx.status = wasAdded ? 201 : 200;
		const review = orNotFound(presentOwnReview(versions));
		if (review.pending) runInBackground(() => mailWaiting(review));
		return addedResponse(review);
	}),
};
