import sharp, { type Sharp } from 'sharp';
import { encodingQueue } from './encode-picture';
import type { WorkingFile } from './working-file';
import { bytesOf, writeTempFile } from './working-file';

/** Widths in pixels; a picture gets those below its own width. */
export const formatWidths = [320, 480, 640, 960, 1280, 1920] as const;

/** Measured on the demo covers: AVIF at effort 4 is a tenth smaller than at 1 and takes ten times as long. */
const formatEncoders = {
	avif: (image: Sharp) => image.avif({ quality: 52, effort: 1 }),
	webp: (image: Sharp) => image.webp({ quality: 78, effort: 2 }),
};

/** Encodes both formats of one width from pixels that were decoded and resized once. */
async function encodeFormats(original: string | Buffer, width: number) {
	const { data, info } = await sharp(original)
		.resize({ width })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	const raw = { width: info.width, height: info.height, channels: info.channels };
	return {
		height: info.height,
		avif: await formatEncoders.avif(sharp(data, { raw })).toBuffer(),
		webp: await formatEncoders.webp(sharp(data, { raw })).toBuffer(),
	};
}

/**
 * Creates both formats of one width. Names such as `avif_640` are the key of a format and the prefix of its file
 * name.
 */
async function createFormatsOfWidth(file: WorkingFile, original: string | Buffer, width: number) {
	const { height, ...data } = await encodingQueue(() => encodeFormats(original, width));
	return Promise.all(
		(['avif', 'webp'] as const).map(async (kind) => {
			const key = `${kind}_${width}`;
			const hash = `${key}_${file.hash}`;
			const { name, path = null } = file;
			const formatInfo = { name: `${key}_${name}`, hash, ext: `.${kind}`, mime: `image/${kind}` };
			return {
				key,
				file: {
					...formatInfo,
					path,
					width,
					height,
					...(await writeTempFile(file, hash, data[kind])),
				},
			};
		}),
	);
}

/** Creates smaller versions of a picture, by ascending width, AVIF before WebP. */
export async function createResponsiveFormats(file: WorkingFile, originalWidth: number) {
	const original = await bytesOf(file);
	const widths = formatWidths.filter((width) => width < originalWidth);
	return (
		await Promise.all(widths.map((width) => createFormatsOfWidth(file, original, width)))
	).flat();
}
