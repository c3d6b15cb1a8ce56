import { join } from 'node:path';
import { cut } from './cut.ts';
import { extendedCharacters, type Face, faces } from './faces.ts';
import { pairs } from './pairs.ts';
import { type Script, scripts } from './scripts.ts';
import { writeWhole } from './write-whole.ts';

/** A single weight, because the share pictures' renderer does not support variable fonts. */
const fixed = ({ axes, weight }: Face) => ({
	axes: { ...axes, wght: Number.parseInt(weight, 10) },
});

async function writeFace(folder: string, name: string, role: string, face: Face) {
	const { latin, extended } = face.files;
	const write = async (pair: string, file: string, characters: string) => {
		const bytes = await cut(fixed(face), file, characters, 'sfnt');
		await writeWhole(join(folder, `${pair}-${role}.ttf`), bytes);
	};
	await write(name, latin, face.characters);
	if (extended) await write(`${name}-extended`, extended, extendedCharacters);
}

async function writeScript(folder: string, name: string, script: Script) {
	for (const role of ['display', 'ui'] as const) {
		const { file, axes } = script.cuts[role];
		const bytes = await cut({ axes }, file, script.characters, 'sfnt', script.features);
		await writeWhole(join(folder, `${name}-${role}.ttf`), bytes);
	}
}

type Drawn = Readonly<Record<'display' | 'ui', Face>>;
const all: Readonly<Record<string, Drawn>> = {
	workshop: faces,
	...Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair.faces])),
};

/** Writes the headline and interface fonts of each pair and script for the share pictures. */
export async function writeForPictures(folder: string): Promise<void> {
	const sizes: Record<string, number> = {};
	for (const [name, { display, ui }] of Object.entries(all)) {
		await writeFace(folder, name, 'display', display);
		await writeFace(folder, name, 'ui', ui);
		sizes[name] = display.size ?? 1;
	}
	for (const [name, script] of Object.entries(scripts)) await writeScript(folder, name, script);
	await writeWhole(join(folder, 'sizes.json'), JSON.stringify(sizes));
}
