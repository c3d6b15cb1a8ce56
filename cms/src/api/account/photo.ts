import { presentUser, type UserRow } from '../../identity/user-presenter';
import { userById } from '../../identity/users';
import type { IncomingFile } from '../../platform/media/incoming';
import { storePicture } from '../../platform/media/store-picture';
import { renameReviewer } from '../review/visitor-reviews';
import { removePhoto, replacePhoto } from '../user/photo';

/**
 * Gives an account a picture of its own, in place of the one before.
 * @throws ValidationError (400) for anything that is no picture
 */
export async function setPhoto(user: UserRow, file: IncomingFile) {
	const stored = await storePicture(file, { alternativeText: user.displayName ?? '' });
	try {
		await replacePhoto(user, stored);
	} catch (error) {
		await removePhoto(stored);
		throw error;
	}
	const changed = await userById(user.id);
	if (changed) await renameReviewer(user.documentId, presentUser(changed));
	return stored;
}
