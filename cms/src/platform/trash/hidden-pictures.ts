import { pictureKeyOf } from '../media/former-addresses';
import { queryTrash } from './trash-table';

/** Milliseconds after which the list is read again: another process may have changed it. */
const MAX_AGE_MS = 5000;

let hiddenKeys: ReadonlySet<string> = new Set();
let readAt = 0;
let lastRead = 0;

/** Reads which pictures are in the trash. Call it after the commit of a change, and await it before answering. */
export async function refreshHiddenPictures(): Promise<void> {
	readAt = Date.now();
	lastRead += 1;
	const thisRead = lastRead;
	const rows: { pictureKey: string }[] = await queryTrash().findMany({
		select: ['pictureKey'],
		where: { pictureKey: { $notNull: true } },
	});
	// A slow read from before a change must not replace the list from after it.
	if (thisRead === lastRead) hiddenKeys = new Set(rows.map(({ pictureKey }) => pictureKey));
}

/**
 * Checks whether an address belongs to a picture in the trash. Does not wait for the database, so that pictures are
 * served without one.
 */
export function isHiddenPicture(path: string): boolean {
	if (Date.now() - readAt > MAX_AGE_MS)
		void refreshHiddenPictures().catch((error: unknown) => strapi.log.debug(String(error)));
	const key = pictureKeyOf(path);
	return key !== null && hiddenKeys.has(key);
}
