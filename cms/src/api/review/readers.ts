import type { ListedReview } from '@sumu/contract';
import { orNotFound } from '../../platform/lib/http-errors';
import type { WhereFilter } from '../../platform/lib/repository';
import { createReader } from '../../reader';
import { ownedReviewFields, presentOwnedReview, signedReviewFields } from './presenter';
import { reviewUid } from './review-target';
import { reviewedColumns } from './reviewed-projects';

/** Published reviews. */
export const reviews = createReader(reviewUid, {
	fields: { ...signedReviewFields, ...reviewedColumns },
}).published;

/** Reviews for the owner, including pending ones. Every review has a draft, and a published row once it is shown. */
export const moderatedReviews = createReader(reviewUid, { fields: ownedReviewFields }).drafts;

/** @throws NotFoundError */
export const getModeratedReview = async (documentId: string): Promise<ListedReview> =>
	presentOwnedReview(orNotFound(await moderatedReviews.one(documentId)));

const publishedIds = () =>
	strapi.db
		.connection(strapi.db.metadata.get(reviewUid).tableName)
		.select('document_id')
		.whereNotNull('published_at');

/** Matches either pending or published reviews. */
export const wherePending = (isPending: boolean): WhereFilter => ({
	documentId: { [isPending ? '$notIn' : '$in']: publishedIds() },
});
