import { presentUser, type UserRow } from '../../identity/user-presenter';
import { deleteVersions } from '../../platform/documents/versions';
import type { WhereFilter } from '../../platform/lib/slice';
import { needsApproval } from './moderation';
import { type OwnReviewRow, ownReviewShape } from './own-presenter';
import { reviewUid, submissionKey } from './review-target';

const queryReviews = () => strapi.db.query(reviewUid);
const writtenBy = (userId: string): WhereFilter => ({
	submissionKey: { $startsWith: submissionKey(userId, '') },
});

/** Returns both versions of each review under a key, oldest first. */
export const versionsOf = (key: string): Promise<OwnReviewRow[]> =>
	queryReviews().findMany({
		where: { submissionKey: key },
		...ownReviewShape,
		orderBy: { id: 'asc' },
	});

/** Returns both versions of every review by a person. */
export const allVersionsBy = (userId: string): Promise<OwnReviewRow[]> =>
	queryReviews().findMany({ where: writtenBy(userId), ...ownReviewShape, orderBy: { id: 'asc' } });

async function updateReviews(where: WhereFilter, data: object) {
	const { count } = await queryReviews().updateMany({ where, data });
	if (count > 0) strapi.eventHub.emit('entry.update', { model: 'review', uid: reviewUid });
}

/**
 * Copies the profile's place into the published reviews that show it; they keep it until they are published again.
 * Skips lifecycles, because visitors see no change.
 */
async function fixPlaces(userId: string, { city, country }: UserRow) {
	const followsProfile = {
		...writtenBy(userId),
		publishedAt: { $notNull: true },
		$and: [
			{ $or: [{ userCity: { $null: true } }, { userCity: '' }] },
			{ $or: [{ isPlaceFixed: { $null: true } }, { isPlaceFixed: false }] },
		],
	};
	const place = city ? { userCity: city, country } : {};
	await strapi.db
		.queryBuilder(reviewUid)
		.where(followsProfile)
		.update({ ...place, isPlaceFixed: true })
		.execute();
}

/**
 * Copies a person's new name, picture and place to their reviews. If their reviews need the owner's approval, only the
 * drafts change: published rows stay as approved.
 */
export async function followProfile(before: UserRow, after: UserRow) {
	const { documentId } = after;
	const { displayName, photoURL } = presentUser(after);
	const isWaiting = await needsApproval(after);
	if (isWaiting) await fixPlaces(documentId, before);
	const drafts = isWaiting ? { publishedAt: { $null: true } } : {};
	await updateReviews(
		{ ...writtenBy(documentId), ...drafts },
		{ UserName: displayName, userImgUrl: photoURL },
	);
}

/** Detaches the reviews of a deleted account: they stay, without key, e-mail and picture. */
export async function unlinkReviews(userId: string) {
	for (const { documentId } of await allVersionsBy(userId)) await deleteVersions(documentId);
	await updateReviews(writtenBy(userId), {
		submissionKey: null,
		userEmail: null,
		userImgUrl: null,
	});
}

/** Deletes reviews with all their versions. */
export async function removeReviews(versions: readonly OwnReviewRow[]) {
	for (const documentId of new Set(versions.map((version) => version.documentId)))
		await strapi.documents(reviewUid).delete({ documentId });
}

/** Checks whether a review shows the uploaded picture with this hash. */
export const isShownByReview = async (hash: string): Promise<boolean> =>
	(await queryReviews().count({ where: { userImgUrl: { $contains: hash } } })) > 0;
