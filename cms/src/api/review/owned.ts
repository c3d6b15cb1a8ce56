import type { ListedReview } from '@sumu/contract';
import { withStates } from '../../platform/documents/state';
import { found } from '../../platform/lib/found';
import { newestFirst } from '../../platform/lib/orders';
import { type Slice, stored, type Where } from '../../platform/lib/published';
import { type OwnedReviewRow, ownedReviewFields, presentOwnedReview } from './presenter';

/** Reviews for the owner, including pending ones. */

const uid = 'api::review.review';

/** Every review has a draft row, and a published row once it is shown. */
const drafts = stored(uid, ownedReviewFields, (where = {}) => ({
	$and: [where, { publishedAt: { $null: true } }],
}));

const shownIds = () =>
	strapi.db
		.connection(strapi.db.metadata.get(uid).tableName)
		.select('document_id')
		.whereNotNull('published_at');

/** Matches either pending or published reviews. */
export const pendingWhere = (pending: boolean): Where => ({
	documentId: { [pending ? '$notIn' : '$in']: shownIds() },
});

async function complete(rows: OwnedReviewRow[]) {
	const standing = await withStates(uid, rows);
	return standing.map((row) => ({ ...row, pending: !row.shown }));
}

async function row(documentId: string) {
	const slice = { where: { documentId }, orderBy: newestFirst, limit: 1 };
	const [review] = await complete(await drafts.list(slice));
	return review ?? null;
}

export const owned = {
	count: drafts.count,
	list: async (slice: Slice): Promise<ListedReview[]> =>
		(await complete(await drafts.list(slice))).map(presentOwnedReview),
	row,
	/** @throws NotFoundError */
	one: async (documentId: string): Promise<ListedReview> =>
		presentOwnedReview(found(await row(documentId))),
};
