import type { OwnReview } from '@sumu/contract';
import {
	computedField,
	createPresenter,
	type FieldMapFor,
	getQueryOptions,
	nullableTextField,
	type StoredRow,
	virtualField,
} from '../../platform/fields';
import type schema from './content-types/review/schema.json';
import { reviewFields } from './presenter';
import { targetIds } from './review-target';

const targetField = computedField({ item: nullableTextField('item') }, ({ item }) =>
	targetIds(item),
);

export const ownReviewFields = {
	...reviewFields,
	projectId: computedField({ target: targetField }, (from) => from.target.projectId),
	blogId: computedField({ target: targetField }, (from) => from.target.blogId),
	pending: virtualField<'pending', boolean>('pending'),
} satisfies FieldMapFor<OwnReview, typeof schema>;

const presentOwnFields = createPresenter(ownReviewFields);

const versionFields = { ...ownReviewFields, publishedAt: nullableTextField('publishedAt') };

/** One version (draft or published row) of a visitor's review. */
export type OwnReviewRow = StoredRow<typeof versionFields>;
export const ownReviewShape = getQueryOptions(versionFields);

const hasDifferentContent = (one: OwnReviewRow, other: OwnReviewRow) =>
	one.reviewText !== other.reviewText || one.rating !== other.rating;

/** Presents a review from its versions: the latest text, and whether it is still pending. */
export function presentOwnReview(versions: OwnReviewRow[]): OwnReview | null {
	const publishedVersion = versions.find(({ publishedAt }) => publishedAt !== null);
	const draft = versions.find(({ publishedAt }) => publishedAt === null) ?? publishedVersion;
	if (!draft) return null;
	return presentOwnFields({
		...draft,
		pending: !publishedVersion || hasDifferentContent(draft, publishedVersion),
	});
}
