import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cut } from './cut.ts';
import {
	articleFaces,
	extendedCharacters,
	extendedRange,
	type Face,
	faces,
	fontBudget,
} from './faces.ts';
import { fallbackRules, fontWeights, getLocalWeights } from './fallback.ts';
import { writeForPictures } from './for-pictures.ts';
import { pairs } from './pairs.ts';
import { type Script, scripts, standIns } from './scripts.ts';
import { writeWhole } from './write-whole.ts';

const rule = (face: Face, file: string, range = '') =>
	[
		'@font-face{',
		`font-family:"${face.family}";`,
		`src:url("./${file}") format("woff2");`,
		`font-weight:${face.weight};`,
		face.style ? `font-style:${face.style};` : '',
		face.size ? `size-adjust:${face.size * 100}%;` : '',
		'font-display:swap',
		range && `;unicode-range:${range}`,
		'}',
	].join('');

async function writeFace(folder: string, name: string, face: Face) {
	const latin = await cut(face, face.files.latin, face.characters, 'woff2');
	await writeWhole(join(folder, `${name}.woff2`), latin);
	const rules = [rule(face, `${name}.woff2`), ...(await fallbackRules(face))];
	if (face.files.extended) {
		const extended = await cut(face, face.files.extended, extendedCharacters, 'woff2');
		await writeWhole(join(folder, `${name}-extended.woff2`), extended);
		rules.push(rule(face, `${name}-extended.woff2`, extendedRange));
	}
	return { rules, size: latin.byteLength };
}

/** Writes the files of all faces and the style sheet of their rules. Returns the total bytes. */
async function writeFaces(
	folder: string,
	sheet: string,
	all: Readonly<Record<string, Face>>,
	prefix = '',
) {
	const written = [];
	for (const [name, face] of Object.entries(all))
		written.push(await writeFace(folder, prefix + name, face));
	await writeWhole(join(folder, sheet), written.flatMap(({ rules }) => rules).join('\n'));
	return written.reduce((sum, face) => sum + face.size, 0);
}

/** Returns rules with the weights of the face's Latin fallbacks: browsers combine only faces of the same weight. */
const localRules = (face: Face, { local, range, regularShare }: Script, size: number) =>
	getLocalWeights(face).map(([weight]) =>
		[
			'@font-face{',
			`font-family:"${face.family} Fallback";`,
			`src:${local[weight].map((name) => `local("${name}")`).join(',')};`,
			`size-adjust:${Math.round(size * (weight === 'bold' ? regularShare : 1) * 100)}%;`,
			`font-weight:${fontWeights[weight]};`,
			`unicode-range:${range}`,
			'}',
		].join(''),
	);

/** Removes the size adjustment, which applies only to the face it was chosen for. */
const unsized = ({ size, ...face }: Face): Face => face;

/** Writes the fonts of a script, and one sheet for all pairs that declares them under the family of every face. */
async function writeScript(folder: string, name: string, script: Script) {
	for (const [cutName, { file, axes }] of Object.entries(script.cuts)) {
		const bytes = await cut({ axes }, file, script.characters, 'woff2', script.features);
		await writeWhole(join(folder, `${name}-${cutName}.woff2`), bytes);
	}
	const rules = standIns.flatMap(({ face, cut }) => [
		rule(unsized(face), `${name}-${cut}.woff2`, script.range),
		...(face.fallbacks.length > 0 ? localRules(face, script, script.cuts[cut].localSize) : []),
	]);
	await writeWhole(join(folder, `${name}.css`), rules.join('\n'));
}

function demandLight(pair: string, size: number) {
	if (size > fontBudget)
		throw new Error(`The fonts of ${pair} weigh ${size} bytes; ${fontBudget} are allowed.`);
}

/**
 * Writes the web fonts into `folder`, unless they exist for this `key`: `fonts.css` for every page, `article.css` for
 * articles, and one sheet per script such as `bengali.css`.
 * @throws if the fonts exceed their budget
 */
export async function writeFonts(folder: string, key: string): Promise<void> {
	const stamp = join(folder, '.key');
	if ((await readFile(stamp, 'utf8').catch(() => '')) === key) return;
	await mkdir(folder, { recursive: true });
	await writeFaces(folder, 'article.css', articleFaces);
	demandLight('workshop', await writeFaces(folder, 'fonts.css', faces));
	for (const [name, pair] of Object.entries(pairs)) {
		const before = `${name}-`;
		demandLight(name, await writeFaces(folder, `${name}.css`, pair.faces, before));
		await writeFaces(folder, `${name}-article.css`, pair.articleFaces, before);
	}
	for (const [name, script] of Object.entries(scripts)) await writeScript(folder, name, script);
	await writeForPictures(folder);
	await writeWhole(stamp, key);
}
