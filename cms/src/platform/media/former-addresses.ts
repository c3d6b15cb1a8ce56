import type { FileRow } from './picture';

/** Part of a file's name that is unique to each upload: Strapi adds ten hexadecimal digits. */
const keyPattern = /_([\da-f]{10})(?![\da-z])/g;

/** Returns the key of a file from its `hash`, from one of its addresses or from a format's address. */
export const pictureKeyOf = (text: string): string | null => listPictureKeys(text).at(-1) ?? null;

/** Returns the keys of all files whose addresses may be in a text. */
export const listPictureKeys = (text: string): string[] =>
	[...text.matchAll(keyPattern)].map(([, key = '']) => key);

/** Returns the picture that has replaced the one at an address, or that was at it in another storage, or null. */
export async function findReplacedPicture(
	address: string,
): Promise<(FileRow & { id: number }) | null> {
	const key = pictureKeyOf(address);
	if (!key) return null;
	const isReplaced = { formerKeys: { $contains: key } };
	// Elsewhere, anybody may use the name of a picture.
	const isServedHere = address.startsWith('/uploads/');
	return strapi.db.query('plugin::upload.file').findOne({
		where: isServedHere ? { $or: [isReplaced, { hash: { $endsWith: `_${key}` } }] } : isReplaced,
	});
}

/** Returns the address of the same size of a picture, such as `avif_640`, or of the picture itself. */
export function matchingAddress({ url, formats }: FileRow, formerPath: string): string {
	const format = /^\/uploads\/([a-z]+_\d+)_/.exec(formerPath)?.[1];
	return (format && formats?.[format]?.url) || url;
}
