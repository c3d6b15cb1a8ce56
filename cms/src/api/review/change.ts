import type { ReviewUpdateBody } from '@sumu/contract';
import { saveDocument } from '../../platform/documents/save';
import { toReviewColumns } from './columns';
import { moderatedReviews } from './owned';

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
		current: () => moderatedReviews.one(documentId),
		otherwise: ({ shown: isPublished }) => (isPublished ? 'published' : 'draft'),
	});
}
