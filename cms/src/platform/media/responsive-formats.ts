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

interface RawPicture {
	readonly data: Buffer;
	readonly raw: {
		readonly width: number;
		readonly height: number;
		readonly channels: 1 | 2 | 3 | 4;
	};
}

async function resizeToRaw(picture: Sharp, width: number): Promise<RawPicture> {
	const { data, info } = await picture
		.resize({ width })
		.toColourspace('srgb')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/**
 * Creates both formats of one width. Names such as `avif_640` are the key of a format and the prefix of its file
 * name.
 */
async function createFormatsOfWidth(file: WorkingFile, { data, raw }: RawPicture) {
	const { width, height } = raw;
	return Promise.all(
		(['avif', 'webp'] as const).map(async (kind) => {
			const content = await encodingQueue(() =>
				formatEncoders[kind](sharp(data, { raw })).toBuffer(),
			);
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
					...(await writeTempFile(file, hash, content)),
				},
			};
		}),
	);
}

/**
 * Creates smaller versions of a picture, by ascending width, AVIF before WebP. Each is resized from the next larger
 * one, so that the original is decoded once.
 */
export async function createResponsiveFormats(file: WorkingFile, originalWidth: number) {
	const original = await bytesOf(file);
	const widths = formatWidths.filter((width) => width < originalWidth);
	const formats = [];
	let larger: RawPicture | undefined;
	for (const width of widths.toReversed()) {
		const source = larger ? sharp(larger.data, { raw: larger.raw }) : sharp(original);
		larger = await encodingQueue(() => resizeToRaw(source, width));
		formats.unshift(...(await createFormatsOfWidth(file, larger)));
	}
	return formats;
}
