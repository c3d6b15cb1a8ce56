import type { BodyOf, ReviewUpdateBody, submitReview } from '@sumu/contract';
import type { UserRow } from '../../identity/user-presenter';
import { userUid } from '../../identity/users';
import { saveDocument } from '../../platform/documents/save';
import type { DocumentData } from '../../platform/fields';
import { toReviewColumns, toVisitorReviewColumns } from './columns';
import { needsApproval } from './moderation';
import { getModeratedReview } from './readers';
import { reviewUid, submissionKey, targetOf } from './review-target';
import { versionsOf } from './visitor-reviews';

/**
 * Changes a review, and publishes or hides it if asked. Otherwise its status stays the same.
 * @throws NotFoundError, HttpError (409)
 */
export async function changeReview(documentId: string, body: ReviewUpdateBody) {
	const { approve, updated, status, publishAt, ...rest } = body;
	const requestedStatus = approve === undefined ? undefined : approve ? 'published' : 'draft';
	await saveDocument('api::review.review', documentId, toReviewColumns(rest), {
		updated,
		status: status ?? requestedStatus,
		publishAt,
		hide: approve === false,
		current: () => getModeratedReview(documentId),
		otherwise: ({ shown: isPublished }) => (isPublished ? 'published' : 'draft'),
	});
}

type Body = BodyOf<typeof submitReview>;

/** Locks the user's row until the transaction ends: otherwise two concurrent requests could both find no review. */
const lockUser = ({ id }: UserRow) =>
	strapi.db.queryBuilder(userUid).select('id').where({ id }).forUpdate().execute();

/** Creates or replaces a person's one review of an item. */
export const submitVisitorReview = (body: Body, user: UserRow) =>
	strapi.db.transaction(async () => {
		await lockUser(user);
		const key = submissionKey(user.documentId, targetOf(body));
		const data = toVisitorReviewColumns(body, user);
		const before = await versionsOf(key);
		const [first] = before;
		const isShown = !(await needsApproval(user));
		// A change never publishes a review that the owner has not approved or has hidden.
		const wasShown = before.some(({ publishedAt }) => publishedAt);
		if (first) await replaceReview(first.documentId, data, isShown && wasShown);
		else await createReview(data, isShown);
		return { versions: await versionsOf(key), added: !first };
	});

const statusOf = (isShown: boolean) => (isShown ? 'published' : 'draft');

const createReview = (data: DocumentData, isShown: boolean) =>
	strapi.documents(reviewUid).create({ data, status: statusOf(isShown) });

const replaceReview = (documentId: string, data: DocumentData, isShown: boolean) =>
	strapi.documents(reviewUid).update({ documentId, data, status: statusOf(isShown) });
