import sharp from 'sharp';
import { bytesOf } from './bytes';
import { encoding } from './encoding';
import type { WorkingFile } from './working-file';

/** Maximum characters of a placeholder, which is part of every response with the picture. */
export const placeholderLength = 240;
/** Pixels of the longer side; the first that fits is used. */
const sides = [12, 8, 4];

/**
 * Returns a tiny version of a picture as a data URL, or null if none is small enough. Browsers blur it by enlarging
 * it.
 */
export async function placeholderOf(file: WorkingFile): Promise<string | null> {
	const original = await bytesOf(file);
	for (const side of sides) {
		const data = await encoding(() =>
			sharp(original)
				.autoOrient()
				.resize(side, side, { fit: 'inside' })
				.webp({ quality: 30, alphaQuality: 20, effort: 6 })
				.toBuffer(),
		);
		const address = `data:image/webp;base64,${data.toString('base64')}`;
		if (address.length <= placeholderLength) return address;
	}
	return null;
}
