import sharp from 'sharp';
import { encodingQueue } from './encode-picture';
import type { WorkingFile } from './working-file';
import { bytesOf } from './working-file';

/** Maximum characters of a placeholder, which is part of every response with the picture. */
export const MAX_PLACEHOLDER_LENGTH = 240;
/** Pixels of the longer side; the first that fits is used. */
const PLACEHOLDER_SIDES_PX = [12, 8, 4];

/**
 * Returns a tiny version of a picture as a data URL, or null if none is small enough. Browsers blur it by enlarging
 * it.
 */
export async function createPlaceholder(file: WorkingFile): Promise<string | null> {
	const original = await bytesOf(file);
	for (const side of PLACEHOLDER_SIDES_PX) {
		const data = await encodingQueue(() =>
			sharp(original)
				.autoOrient()
				.resize(side, side, { fit: 'inside' })
				.webp({ quality: 30, alphaQuality: 20, effort: 6 })
				.toBuffer(),
		);
		const address = `data:image/webp;base64,${data.toString('base64')}`;
		if (address.length <= MAX_PLACEHOLDER_LENGTH) return address;
	}
	return null;
}
