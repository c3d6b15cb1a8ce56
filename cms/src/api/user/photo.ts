import { changeUser, userById, userUid } from '../../identity/users';
import { lockDocument } from '../../platform/documents/lock';
import { found } from '../../platform/lib/found';
import { inBackground } from '../../platform/lib/in-background';
import { accountOwner, SITE_OWNER } from '../../platform/media/file-owner';
import { whatShows } from '../image/shown-by';

/** An account's picture in the media library. */
export interface Photo {
	id: number;
	hash: string;
	url: string;
}

interface Account {
	id: number;
	documentId: string;
}

async function photoOf({ documentId }: Account): Promise<Photo | null> {
	const row = await strapi.db
		.query(userUid)
		.findOne({ where: { documentId }, select: ['id'], populate: ['avatar'] });
	return row?.avatar ?? null;
}

/** Takes a picture out of the media library that nothing shows any more. */
export async function removePhoto(photo: Photo | null) {
	if (photo && (await whatShows(photo)).length === 0)
		await strapi.plugin('upload').service('upload').remove(photo);
}

/**
 * Gives an account another picture, or none. Of several changes at once each removes the picture it replaces, so
 * that the last one alone stays.
 * @throws NotFoundError if the account is deleted
 */
export async function replacePhoto(account: Account, photo: Photo | null) {
	const before = await strapi.db.transaction(async ({ trx }) => {
		await lockDocument(trx, userUid, account.documentId);
		found(await userById(account.id));
		const replaced = await photoOf(account);
		await changeUser(account, { avatar: photo?.id ?? null });
		return replaced;
	});
	await removePhoto(before);
}

/** Files in the media library that an account has stored. */
export const filesOf = (documentId: string): Promise<Photo[]> =>
	strapi.db.query('plugin::upload.file').findMany({ where: { owner: accountOwner(documentId) } });

/** Cloudinary's errors are objects of its own. */
const logStaying = (photo: Photo) => (error: unknown) => {
	strapi.log.error(
		`The picture ${photo.url} of a deleted account could not be removed: ${Object(error).message}`,
	);
};

/**
 * Removes the pictures of a deleted account after the commit: no rollback brings a file back. What is shown
 * elsewhere stays, and belongs to the site.
 */
export const removePhotosLast = (documentId: string, photos: readonly Photo[]) =>
	strapi.db.transaction(async ({ onCommit }) => {
		onCommit(() =>
			inBackground(async () => {
				for (const photo of photos) await removePhoto(photo).catch(logStaying(photo));
				await strapi.db.query('plugin::upload.file').updateMany({
					where: { owner: accountOwner(documentId) },
					data: { owner: SITE_OWNER },
				});
			}),
		);
	});
