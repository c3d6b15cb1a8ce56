import { presentUser, type UserRow } from '../../identity/user-presenter';
import { forgetVersions } from '../../platform/documents/versions';
import type { Where } from '../../platform/lib/slice';
import { needsApproval } from './is-moderated';
import { type OwnReviewRow, ownReviewShape } from './own-presenter';
import { submissionKey } from './review-target';
import { reviewUid } from './review-uid';

const query = () => strapi.db.query(reviewUid);
const writtenBy = (userId: string): Where => ({
	submissionKey: { $startsWith: submissionKey(userId, '') },
});

/** Both versions of each review under a key, oldest first. */
export const versionsOf = (key: string): Promise<OwnReviewRow[]> =>
	query().findMany({ where: { submissionKey: key }, ...ownReviewShape, orderBy: { id: 'asc' } });

/** Both versions of every review of a person. */
export const allVersionsBy = (userId: string): Promise<OwnReviewRow[]> =>
	query().findMany({ where: writtenBy(userId), ...ownReviewShape, orderBy: { id: 'asc' } });

async function change(where: Where, data: object) {
	const { count } = await query().updateMany({ where, data });
	if (count > 0) strapi.eventHub.emit('entry.update', { model: 'review', uid: reviewUid });
}

/**
 * Copies the place that a profile gives into the reviews that are shown with it, which then keep it until they
 * are published again. Without lifecycles, since what is shown does not change.
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
 * Brings a person's new name, picture and place to what they have written. If their reviews need the owner's
 * approval, only the drafts change: what is shown stays as it was approved.
 */
export async function followProfile(before: UserRow, after: UserRow) {
	const { documentId } = after;
	const { displayName, photoURL } = presentUser(after);
	const isWaiting = await needsApproval(after);
	if (isWaiting) await fixPlaces(documentId, before);
	const drafts = isWaiting ? { publishedAt: { $null: true } } : {};
	await change(
		{ ...writtenBy(documentId), ...drafts },
		{ UserName: displayName, userImgUrl: photoURL },
	);
}

/** What a deleted account wrote stays, and leads to nobody. */
export async function unlinkReviews(userId: string) {
	for (const { documentId } of await allVersionsBy(userId)) await forgetVersions(documentId);
	await change(writtenBy(userId), { submissionKey: null, userEmail: null, userImgUrl: null });
}

/** Deletes reviews, all versions of each. */
export async function removeReviews(versions: readonly OwnReviewRow[]) {
	for (const documentId of new Set(versions.map((version) => version.documentId)))
		await strapi.documents(reviewUid).delete({ documentId });
}

/** Whether a review is shown with the uploaded picture of this hash. */
export const isShownByReview = async (hash: string): Promise<boolean> =>
	(await query().count({ where: { userImgUrl: { $contains: hash } } })) > 0;
