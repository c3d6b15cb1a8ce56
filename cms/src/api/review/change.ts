import type { ReviewUpdateBody } from '@sumu/contract';
import { changedColumns } from './columns';
import { owned } from './owned';

const uid = 'api::review.review';

/**
 * Changes a review, and shows it or takes it back where that is asked for.
 * @throws NotFoundError
 */
export async function changeReview(documentId: string, { approve, ...rest }: ReviewUpdateBody) {
	const { pending } = await owned.one(documentId);
	const shown = approve ?? !pending;
	const data = changedColumns(rest);
	await strapi.db.transaction(async () => {
		const reviews = strapi.documents(uid);
		await reviews.update({ documentId, data, status: shown ? 'published' : 'draft' });
		if (!shown && !pending) await reviews.unpublish({ documentId });
	});
}
