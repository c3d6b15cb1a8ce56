import type { ListedReview } from '@sumu/contract';
import { withStates } from '../../platform/documents/publication-state';
import { orNotFound } from '../../platform/lib/http-errors';
import { createRepository, type QuerySlice, type WhereFilter } from '../../platform/lib/repository';
import { newestFirst } from '../../platform/lib/sort-orders';
import { type OwnedReviewRow, ownedReviewFields, presentOwnedReview } from './presenter';

/** Reviews for the owner, including pending ones. */

const reviewUid = 'api::review.review';

/** Every review has a draft row, and a published row once it is shown. */
const reviewDraftRepository = createRepository(reviewUid, ownedReviewFields, (where = {}) => ({
	$and: [where, { publishedAt: { $null: true } }],
}));

const shownIds = () =>
	strapi.db
		.connection(strapi.db.metadata.get(reviewUid).tableName)
		.select('document_id')
		.whereNotNull('published_at');

/** Matches either pending or published reviews. */
export const pendingWhere = (pending: boolean): WhereFilter => ({
	documentId: { [pending ? '$notIn' : '$in']: shownIds() },
});

async function addModerationState(rows: OwnedReviewRow[]) {
	const rowsWithState = await withStates(reviewUid, rows);
	return rowsWithState.map((row) => ({ ...row, pending: !row.shown }));
}

async function findReviewRow(documentId: string) {
	const slice = { where: { documentId }, orderBy: newestFirst, limit: 1 };
	const [review] = await addModerationState(await reviewDraftRepository.list(slice));
	return review ?? null;
}

export const moderatedReviews = {
	count: reviewDraftRepository.count,
	list: async (slice: QuerySlice): Promise<ListedReview[]> =>
		(await addModerationState(await reviewDraftRepository.list(slice))).map(presentOwnedReview),
	row: findReviewRow,
	/** @throws NotFoundError */
	one: async (documentId: string): Promise<ListedReview> =>
		presentOwnedReview(orNotFound(await findReviewRow(documentId))),
};
