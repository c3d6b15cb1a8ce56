import { presentUser, type UserRow } from '../../identity/user-presenter';
import { changeUser, userById } from '../../identity/users';
import type { IncomingFile } from '../../platform/media/incoming';
import { storePicture } from '../../platform/media/store-picture';
import { renameReviewer } from '../review/visitor-reviews';

/** Takes a picture that nobody shows any more out of the media library. */
export async function removePhoto({ avatar }: Pick<UserRow, 'avatar'>) {
	if (avatar) await strapi.plugin('upload').service('upload').remove(avatar);
}

/**
 * Gives an account a picture of its own, in place of the one before.
 * @throws ValidationError (400) for anything that is no picture
 */
export async function setPhoto(user: UserRow, file: IncomingFile) {
	const stored = await storePicture(file, { alternativeText: user.displayName ?? '' });
	await changeUser(user, { avatar: stored.id });
	await removePhoto(user);
	const changed = await userById(user.id);
	if (changed) await renameReviewer(user.documentId, presentUser(changed));
	return stored;
}
