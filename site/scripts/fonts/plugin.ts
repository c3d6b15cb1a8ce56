import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeFonts } from './write.ts';

/** Generated, not committed; imported as `#fonts/…`. */
export const fontsFolder = join(import.meta.dirname, '../../.cache/fonts');

/** Vite plugin that generates the subset fonts before anything imports them. */
export const fonts = (): Plugin => ({
	name: 'fonts',
	async config() {
		const hash = createHash('sha256');
		for (const file of (await readdir(import.meta.dirname)).sort())
			hash.update(await readFile(join(import.meta.dirname, file)));
		await writeFonts(fontsFolder, hash.digest('hex'));
	},
});
