import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Face } from './faces.ts';

const require = createRequire(import.meta.url);
const keepFeatures = ['kern', 'liga', 'tnum', 'ccmp', 'locl', 'mark'];

/** Subsets a published font to the face's instance and the given characters. */
export async function cut(
	face: Pick<Face, 'axes'>,
	file: string,
	characters: string,
	targetFormat: 'woff2' | 'sfnt',
	features: readonly string[] = keepFeatures,
): Promise<Buffer> {
	const published = await readFile(require.resolve(file));
	return subsetFont(published, characters, {
		targetFormat,
		keepFeatures: features,
		noHinting: true,
		variationAxes: face.axes,
	});
}
