import sharp from 'sharp';
import { bytesOf } from './bytes';
import { encoding } from './encoding';
import type { WorkingFile } from './working-file';

/** Characters of a placeholder at most; it travels in every response that shows the picture. */
export const placeholderLength = 240;
/** Pixels of the longer side, the first that fits. */
const sides = [12, 8, 4];

/** A miniature as a data address, blurred by being enlarged. */
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
