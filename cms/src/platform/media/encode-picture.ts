import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { SniffedKind } from './sniff';

/** Queues work on pixels: one task per core, with one core left to answer requests. */
export const encodingQueue = pLimit(Math.max(1, availableParallelism() - 1));

/** Encoders by kind of picture. */
export const pictureEncoders = {
	jpeg: (image: Sharp) => image.jpeg({ quality: 86, mozjpeg: true }),
	png: (image: Sharp) => image.png({ compressionLevel: 9 }),
	webp: (image: Sharp) => image.webp({ quality: 86 }),
	tiff: (image: Sharp) => image.tiff({ compression: 'deflate' }),
	avif: (image: Sharp) => image.avif({ quality: 62, effort: 1 }),
	gif: (image: Sharp) => image.gif(),
};

const encodeTimeout = { seconds: 60 };

/**
 * Decodes a whole picture and encodes it again, upright, in sRGB and without any other data of the file. TIFF, which
 * browsers do not show, becomes WebP.
 * @throws if it is truncated or no picture of this kind
 */
export async function reencodePicture(path: string, kind: SniffedKind, maxPixels: number) {
	const outputKind = kind === 'tiff' ? 'webp' : kind;
	const isAnimated = kind === 'gif' || kind === 'webp';
	const data = await encodingQueue(() =>
		pictureEncoders[outputKind](
			sharp(path, { animated: isAnimated, limitInputPixels: maxPixels, failOn: 'warning' })
				.autoOrient()
				.timeout(encodeTimeout),
		).toBuffer(),
	);
	return { kind: outputKind, data };
}
