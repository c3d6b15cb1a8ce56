import type { UserRow } from '../../identity/user-presenter';
import type { IncomingFile } from '../../platform/media/incoming-file';
import { storePicture } from '../../platform/media/store-picture';
import { changeProfile } from '../user/change-profile';
import { removePhoto } from '../user/photo';

/**
 * Replaces an account's photo.
 * @throws ValidationError (400) if the file is not a picture
 */
export async function setPhoto(user: UserRow, file: IncomingFile) {
	const storedPicture = await storePicture(file, { alternativeText: user.displayName ?? '' });
	try {
		await changeProfile(user, { photo: storedPicture });
	} catch (error) {
		await removePhoto(storedPicture);
		throw error;
	}
	return storedPicture;
}
