import sharp, { type Sharp } from 'sharp';
import { bytesOf, written } from './bytes';
import { encoding } from './encoding';
import type { Inspected } from './inspect';
import type { WorkingFile } from './working-file';

const reencode = {
	jpeg: (image: Sharp) => image.jpeg({ quality: 86, mozjpeg: true }),
	png: (image: Sharp) => image.png({ compressionLevel: 9 }),
	webp: (image: Sharp) => image.webp({ quality: 86 }),
	tiff: (image: Sharp) => image.tiff({ compression: 'deflate' }),
	avif: (image: Sharp) => image.avif({ quality: 62, effort: 1 }),
};

/**
 * The original without what a camera wrote into it, turned the way it is shown, in sRGB. A picture
 * that carries none of that is kept byte for byte, and so is one that moves.
 */
export async function cleaned(file: WorkingFile, { kind, animated, tagged }: Inspected) {
	if (!tagged || animated || kind === 'svg' || kind === 'gif') return file;
	const { data, info } = await encoding(async () =>
		reencode[kind](sharp(await bytesOf(file)).autoOrient()).toBuffer({ resolveWithObject: true }),
	);
	const place = await written(file, `clean-${file.hash}`, data);
	return { ...file, ...place, width: info.width, height: info.height };
}
