import sharp from 'sharp';
import { bytesOf, written } from './bytes';
import { encoding } from './encoding';
import type { Inspected } from './inspect';
import { encoders } from './reencode';
import type { WorkingFile } from './working-file';

/**
 * The original without what a camera wrote into it, turned the way it is shown, in sRGB. A picture
 * that carries none of that is kept byte for byte, and so is one that moves.
 */
export async function cleaned(file: WorkingFile, { kind, animated, tagged }: Inspected) {
	if (!tagged || animated || kind === 'svg' || kind === 'gif') return file;
	const { data, info } = await encoding(async () =>
		encoders[kind](sharp(await bytesOf(file)).autoOrient()).toBuffer({ resolveWithObject: true }),
	);
	const place = await written(file, `clean-${file.hash}`, data);
	return { ...file, ...place, width: info.width, height: info.height };
}
