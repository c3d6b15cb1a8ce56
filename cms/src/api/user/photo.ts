import { userUid } from '../../identity/users';
import { whatShows } from '../image/shown-by';

/** An account's picture in the media library. */
export interface Photo {
	id: number;
	hash: string;
	url: string;
}

export async function photoOf({ documentId }: { documentId: string }): Promise<Photo | null> {
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
