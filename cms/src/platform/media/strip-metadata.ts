import sharp from 'sharp';
import { encodingQueue, pictureEncoders } from './encode-picture';
import type { PictureInfo } from './inspect';
import type { WorkingFile } from './working-file';
import { bytesOf, writeTempFile } from './working-file';

/**
 * Returns the original without camera metadata, upright and in sRGB. A picture without metadata is kept byte for
 * byte, and so are animations, SVG and GIF.
 */
export async function stripMetadata(file: WorkingFile, { kind, animated, tagged }: PictureInfo) {
	if (!tagged || animated || kind === 'svg' || kind === 'gif') return file;
	const { data, info } = await encodingQueue(async () =>
		pictureEncoders[kind](sharp(await bytesOf(file)).autoOrient()).toBuffer({
			resolveWithObject: true,
		}),
	);
	const place = await writeTempFile(file, `clean-${file.hash}`, data);
	return { ...file, ...place, width: info.width, height: info.height };
}
