import sharp from 'sharp';
import { bytesOf, written } from './bytes';
import { encoding } from './encoding';
import type { Inspected } from './inspect';
import { encoders } from './reencode';
import type { WorkingFile } from './working-file';

/**
 * Returns the original without camera metadata, upright and in sRGB. A picture without metadata is kept byte for
 * byte, and so are animations, SVG and GIF.
 */
export async function cleaned(file: WorkingFile, { kind, animated, tagged }: Inspected) {
	if (!tagged || animated || kind === 'svg' || kind === 'gif') return file;
	const { data, info } = await encoding(async () =>
		encoders[kind](sharp(await bytesOf(file)).autoOrient()).toBuffer({ resolveWithObject: true }),
	);
	const place = await written(file, `clean-${file.hash}`, data);
	return { ...file, ...place, width: info.width, height: info.height };
}
