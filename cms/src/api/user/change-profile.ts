import type { UserRow } from '../../identity/user-presenter';
import { changeUser, userById, userUid } from '../../identity/users';
import { lockDocument } from '../../platform/documents/lock';
import { orNotFound } from '../../platform/lib/http-errors';
import { followProfile, isShownByReview } from '../review/visitor-reviews';
import { type AccountPhoto, findPhoto, removePhoto } from './photo';

/** Columns of a profile. A photo of null removes the photo; without one it stays. */
interface ProfileChange {
	columns?: object;
	photo?: AccountPhoto | null;
}

/**
 * Changes a profile and its copies in reviews. Of concurrent changes, each removes the photo it replaces, so only the
 * last one stays.
 * @throws NotFoundError if the account is deleted
 */
export async function changeProfile(
	account: UserRow,
	{ columns = {}, photo }: ProfileChange,
): Promise<UserRow> {
	const { saved: savedUser, replaced: replacedPhoto } = await strapi.db.transaction(
		async ({ trx }) => {
			await lockDocument(trx, userUid, account.documentId);
			const before = orNotFound(await userById(account.id));
			const previousPhoto = photo === undefined ? null : await findPhoto(account.documentId);
			await changeUser(account, {
				...columns,
				...(photo === undefined ? {} : { avatar: photo?.id ?? null }),
			});
			const updatedUser = orNotFound(await userById(account.id));
			await followProfile(before, updatedUser);
			return { saved: updatedUser, replaced: previousPhoto };
		},
	);
	// An approved review keeps the approved photo.
	if (replacedPhoto && !(await isShownByReview(replacedPhoto.hash)))
		await removePhoto(replacedPhoto);
	return savedUser;
}
