import type { OwnReview } from '@sumu/contract';
import { presentReview, type ReviewRow } from './presenter';
import { targetIds } from './review-target';

/** One version of a visitor's review. */
export interface OwnReviewRow extends ReviewRow {
	item: string | null;
	publishedAt: string | null;
}

const differs = (one: ReviewRow, other: ReviewRow) =>
	one.reviewText !== other.reviewText || one.rating !== other.rating;

/** A review from its versions: what was written last, and whether others see it yet. */
export function presentOwnReview(versions: OwnReviewRow[]): OwnReview | null {
	const published = versions.find(({ publishedAt }) => publishedAt !== null);
	const draft = versions.find(({ publishedAt }) => publishedAt === null) ?? published;
	if (!draft) return null;
	return {
		...presentReview(draft),
		...targetIds(draft.item),
		pending: !published || differs(draft, published),
	};
}
