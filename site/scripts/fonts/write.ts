import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cut } from './cut.ts';
import { extendedCharacters, extendedRange, type Face, faces, fontBudget } from './faces.ts';
import { fallbackRules } from './fallback.ts';

const rule = (face: Face, file: string, range = '') =>
	[
		'@font-face{',
		`font-family:"${face.family}";`,
		`src:url("./${file}") format("woff2");`,
		`font-weight:${face.weight};`,
		'font-display:swap',
		range && `;unicode-range:${range}`,
		'}',
	].join('');

/** In one piece: several programs may find the fonts missing at once, and one reads while another writes. */
async function writeWhole(file: string, data: string | Uint8Array) {
	const part = `${file}.${process.pid}`;
	await writeFile(part, data);
	await rename(part, file);
}

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

/**
 * Writes the web fonts and `fonts.css` into `folder`, once for each state of `key`.
 * @throws when the fonts outgrow their budget
 */
export async function writeFonts(folder: string, key: string): Promise<void> {
	const stamp = join(folder, '.key');
	if ((await readFile(stamp, 'utf8').catch(() => '')) === key) return;
	await mkdir(folder, { recursive: true });
	const written = [];
	for (const [name, face] of Object.entries(faces))
		written.push(await writeFace(folder, name, face));
	const size = written.reduce((sum, face) => sum + face.size, 0);
	if (size > fontBudget)
		throw new Error(`The fonts weigh ${size} bytes; ${fontBudget} are allowed.`);
	await writeWhole(join(folder, 'fonts.css'), written.flatMap(({ rules }) => rules).join('\n'));
	await writeWhole(stamp, key);
}
