import type { ReviewUpdateBody } from '@sumu/contract';
import { save } from '../../platform/documents/save';
import { changedColumns } from './columns';
import { owned } from './owned';

/**
 * Changes a review, and publishes or hides it if asked. Otherwise its status stays the same.
 * @throws NotFoundError, HttpError (409)
 */
export async function changeReview(documentId: string, body: ReviewUpdateBody) {
	const { approve, updated, status, publishAt, ...rest } = body;
	const asked = approve === undefined ? undefined : approve ? 'published' : 'draft';
	await save('api::review.review', documentId, changedColumns(rest), {
		updated,
		status: status ?? asked,
		publishAt,
		hide: approve === false,
		current: () => owned.one(documentId),
		otherwise: ({ shown }) => (shown ? 'published' : 'draft'),
	});
}
