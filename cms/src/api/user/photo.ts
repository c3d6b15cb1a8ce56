import type { Core } from '@strapi/strapi';
import { workplaceRoles } from '../../access/roles';
import { userUid } from '../../identity/users';
import { runInBackground } from '../../platform/lib/in-background';
import { accountIn, accountOwner, SITE_OWNER } from '../../platform/media/file-owner';
import { localPath } from '../../platform/media/picture-columns';
import { findUsagesOf, type UsedFile } from '../image/picture-usages';
import { reviewUid } from '../review/review-target';
import { isShownByReview } from '../review/visitor-reviews';

/** An account's picture in the media library. */
export interface AccountPhoto extends UsedFile {
	url: string;
}

/** Returns the photo of an account, by the account's document id. */
export async function findPhoto(documentId: string): Promise<AccountPhoto | null> {
	const row = await strapi.db
		.query(userUid)
		.findOne({ where: { documentId }, select: ['id'], populate: ['avatar'] });
	return row?.avatar ?? null;
}

/** Removes a picture from the media library if nothing shows it any more. */
export async function removePhoto(photo: AccountPhoto | null) {
	if (photo && (await findUsagesOf(photo)).length === 0)
		await strapi.plugin('upload').service('upload').remove(photo);
}

/** Removes a visitor's replaced photo once no review approved with it is left. */
async function removeReplacedPhoto(address: string) {
	const file: (AccountPhoto & { owner: string | null }) | null = await strapi.db
		.query('plugin::upload.file')
		.findOne({ where: { url: localPath(address) ?? address } });
	const documentId = file && accountIn(file.owner ?? '');
	if (!documentId || (await isShownByReview(file.hash))) return;
	const owner = await strapi.db
		.query(userUid)
		.findOne({ where: { documentId }, populate: ['role'] });
	// An owner's files belong to the site, shown or not.
	if (!workplaceRoles.includes(owner?.role?.type)) await removePhoto(file);
}

/** Removes unused photos after reviews are deleted, including the row that a new publication replaces. */
export function removeReplacedPhotos(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [reviewUid],
		async beforeDelete({ params, state }) {
			state.removed = await strapi.db
				.query(reviewUid)
				.findOne({ where: params.where, select: ['userImgUrl'] });
		},
		async afterDelete({ state }) {
			const address: unknown = Object(state.removed).userImgUrl;
			if (typeof address !== 'string' || address === '') return;
			await strapi.db.transaction(async ({ onCommit }) => {
				onCommit(() => runInBackground(() => removeReplacedPhoto(address)));
			});
		},
	});
}

/** Returns the files that an account has stored in the media library. */
export const filesOf = (documentId: string): Promise<AccountPhoto[]> =>
	strapi.db.query('plugin::upload.file').findMany({ where: { owner: accountOwner(documentId) } });

/** Logs a picture that could not be removed. Cloudinary's errors are plain objects. */
const logStaying = (photo: AccountPhoto) => (error: unknown) => {
	strapi.log.error(
		`The picture ${photo.url} of a deleted account could not be removed: ${Object(error).message}`,
	);
};

/**
 * Removes the pictures of a deleted account after the commit, because no rollback restores a file. Pictures shown
 * elsewhere stay and belong to the site.
 */
export const removePhotosLast = (documentId: string, photos: readonly AccountPhoto[]) =>
	strapi.db.transaction(async ({ onCommit }) => {
		onCommit(() =>
			runInBackground(async () => {
				for (const photo of photos) await removePhoto(photo).catch(logStaying(photo));
				await strapi.db.query('plugin::upload.file').updateMany({
					where: { owner: accountOwner(documentId) },
					data: { owner: SITE_OWNER },
				});
			}),
		);
	});
