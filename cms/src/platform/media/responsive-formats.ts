import sharp, { type Sharp } from 'sharp';
import { bytesOf, written } from './bytes';
import { encoding } from './encoding';
import type { WorkingFile } from './working-file';

/** Widths in pixels; a picture gets those below its own width. */
export const formatWidths = [320, 480, 640, 960, 1280, 1920] as const;

/** Measured on the demo covers: AVIF at effort 4 is a tenth smaller than at 1 and takes ten times as long. */
const encoders = {
	avif: (image: Sharp) => image.avif({ quality: 52, effort: 1 }),
	webp: (image: Sharp) => image.webp({ quality: 78, effort: 2 }),
};

/** Encodes both formats of one width from pixels that were decoded and resized once. */
async function encode(original: string | Buffer, width: number) {
	const { data, info } = await sharp(original)
		.resize({ width })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	const raw = { width: info.width, height: info.height, channels: info.channels };
	return {
		height: info.height,
		avif: await encoders.avif(sharp(data, { raw })).toBuffer(),
		webp: await encoders.webp(sharp(data, { raw })).toBuffer(),
	};
}

/**
 * Creates both formats of one width. Names such as `avif_640` are the key of a format and the prefix of its file
 * name.
 */
async function ofWidth(file: WorkingFile, original: string | Buffer, width: number) {
	const { height, ...data } = await encoding(() => encode(original, width));
	return Promise.all(
		(['avif', 'webp'] as const).map(async (kind) => {
			const key = `${kind}_${width}`;
			const hash = `${key}_${file.hash}`;
			const { name, path = null } = file;
			const described = { name: `${key}_${name}`, hash, ext: `.${kind}`, mime: `image/${kind}` };
			return {
				key,
				file: { ...described, path, width, height, ...(await written(file, hash, data[kind])) },
			};
		}),
	);
}

/** Creates smaller versions of a picture, by ascending width, AVIF before WebP. */
export async function responsiveFormats(file: WorkingFile, originalWidth: number) {
	const original = await bytesOf(file);
	const widths = formatWidths.filter((width) => width < originalWidth);
	return (await Promise.all(widths.map((width) => ofWidth(file, original, width)))).flat();
}
