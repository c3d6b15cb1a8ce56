import { forgetVersions } from '../../platform/documents/versions';
import { type OwnReviewRow, ownReviewShape } from './own-presenter';
import { submissionKey } from './review-target';
import { reviewUid } from './review-uid';

const query = () => strapi.db.query(reviewUid);
const writtenBy = (userId: string) => ({
	submissionKey: { $startsWith: submissionKey(userId, '') },
});

/** Both versions of each review under a key, oldest first. */
export const versionsOf = (key: string): Promise<OwnReviewRow[]> =>
	query().findMany({ where: { submissionKey: key }, ...ownReviewShape, orderBy: { id: 'asc' } });

/** Both versions of every review of a person. */
export const allVersionsBy = (userId: string): Promise<OwnReviewRow[]> =>
	query().findMany({ where: writtenBy(userId), ...ownReviewShape, orderBy: { id: 'asc' } });

async function change(userId: string, data: object) {
	const { count } = await query().updateMany({ where: writtenBy(userId), data });
	if (count > 0) strapi.eventHub.emit('entry.update', { model: 'review', uid: reviewUid });
}

/** A person's new name and picture, on what they have written. */
export const renameReviewer = (
	userId: string,
	{ displayName, photoURL }: { displayName: string; photoURL: string | null },
) => change(userId, { UserName: displayName, userImgUrl: photoURL });

/** What a deleted account wrote stays, and leads to nobody. */
export async function unlinkReviews(userId: string) {
	for (const { documentId } of await allVersionsBy(userId)) await forgetVersions(documentId);
	await change(userId, { submissionKey: null, userEmail: null, userImgUrl: null });
}

/** Deletes reviews, all versions of each. */
export async function removeReviews(versions: readonly OwnReviewRow[]) {
	for (const documentId of new Set(versions.map((version) => version.documentId)))
		await strapi.documents(reviewUid).delete({ documentId });
}
