import type { OwnReview } from '@sumu/contract';
import {
	computed,
	type Fields,
	joined,
	presenter,
	type StoredRow,
	shapeOf,
	textOrNull,
} from '../../platform/fields';
import type schema from './content-types/review/schema.json';
import { reviewFields } from './presenter';
import { targetIds } from './review-target';

const target = computed({ item: textOrNull('item') }, ({ item }) => targetIds(item));

export const ownReviewFields = {
	...reviewFields,
	projectId: computed({ target }, (from) => from.target.projectId),
	blogId: computed({ target }, (from) => from.target.blogId),
	pending: joined<'pending', boolean>('pending'),
} satisfies Fields<OwnReview, typeof schema>;

const present = presenter(ownReviewFields);

const version = { ...ownReviewFields, publishedAt: textOrNull('publishedAt') };

/** One version (draft or published row) of a visitor's review. */
export type OwnReviewRow = StoredRow<typeof version>;
export const ownReviewShape = shapeOf(version);

const differs = (one: OwnReviewRow, other: OwnReviewRow) =>
	one.reviewText !== other.reviewText || one.rating !== other.rating;

/** Presents a review from its versions: the latest text, and whether it is still pending. */
export function presentOwnReview(versions: OwnReviewRow[]): OwnReview | null {
	const published = versions.find(({ publishedAt }) => publishedAt !== null);
	const draft = versions.find(({ publishedAt }) => publishedAt === null) ?? published;
	if (!draft) return null;
	return present({ ...draft, pending: !published || differs(draft, published) });
}
