// Typefaces of the site, unpacked from their web fonts, at any position on their variation axes.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

const files = {
	anek: 'anek-bangla/files/anek-bangla-latin-standard-normal.woff2',
	bangla: 'anek-bangla/files/anek-bangla-bengali-standard-normal.woff2',
	newsreader: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
	bricolage: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
};

async function load(file: string): Promise<Face> {
	const woff = createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`);
	return new Face(new Blob(await decompress(await readFile(woff))));
}

const faces = {
	anek: await load(files.anek),
	bangla: await load(files.bangla),
	newsreader: await load(files.newsreader),
	bricolage: await load(files.bricolage),
};

export type FaceName = keyof typeof faces;

const fonts = new Map<string, { font: Font; unit: number }>();

export function fontFor(face: FaceName, weight: number, width: number, size: number) {
	const optical = Math.min(72, Math.round(size));
	const key = [face, weight, width, optical].join();
	const known = fonts.get(key);
	if (known) return known;
	const font = new Font(faces[face]);
	const axes = { wght: weight, wdth: width, opsz: optical };
	font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
	const made = { font, unit: faces[face].upem };
	fonts.set(key, made);
	return made;
}
