import type { FileRow } from './picture';
import { pictureKeyOf } from './picture-key';

/** Returns the picture that has replaced the one at an address, or null. */
export async function findReplacedPicture(
	address: string,
): Promise<(FileRow & { id: number }) | null> {
	const key = pictureKeyOf(address);
	if (!key) return null;
	return strapi.db
		.query('plugin::upload.file')
		.findOne({ where: { formerKeys: { $contains: key } } });
}

/** Returns the address of the same size of a picture, such as `avif_640`, or of the picture itself. */
export function matchingAddress({ url, formats }: FileRow, formerPath: string): string {
	const format = /^\/uploads\/([a-z]+_\d+)_/.exec(formerPath)?.[1];
	return (format && formats?.[format]?.url) || url;
}
