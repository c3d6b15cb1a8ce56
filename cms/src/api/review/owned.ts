import type { ListedReview } from '@sumu/contract';
import { withStates } from '../../platform/documents/state';
import { found } from '../../platform/lib/found';
import { newestFirst } from '../../platform/lib/orders';
import { type Slice, stored, type Where } from '../../platform/lib/published';
import { type OwnedReviewRow, ownedReviewFields, presentOwnedReview } from './presenter';

/** Reviews as the owner sees them: those that wait among the others. */

const uid = 'api::review.review';

/** Every review has a draft, and a published row beside it once it is shown. */
const drafts = stored(uid, ownedReviewFields, (where = {}) => ({
	$and: [where, { publishedAt: { $null: true } }],
}));

const shownIds = () =>
	strapi.db
		.connection(strapi.db.metadata.get(uid).tableName)
		.select('document_id')
		.whereNotNull('published_at');

/** Those that wait, or those that are shown. */
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
