// Draws the owners' pictures, from the root:
//   npx tsx demo/owners/art/draw.ts              every one
//   npx tsx demo/owners/art/draw.ts nodi-jar     those named
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expose, type Film, type Scene } from './expose.ts';
import { marks } from './marks.ts';
import { photographs } from './photographs.ts';
import { pots } from './pots.ts';

export interface Drawing {
	readonly film: Film;
	readonly scene: Scene;
}

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

async function save(owner: string, file: string, bytes: Buffer): Promise<void> {
	const folder = fileURLToPath(new URL(`../${owner}/pictures/`, import.meta.url));
	await mkdir(folder, { recursive: true });
	await writeFile(`${folder}${file}`, bytes);
	console.log(owner, file, `${(bytes.length / 1024).toFixed(0)} kB`);
}

async function draw(owner: string, drawings: Readonly<Record<string, Drawing>>): Promise<void> {
	for (const [name, { scene, film }] of Object.entries(drawings))
		if (isWanted(name)) await save(owner, `${name}.webp`, await expose(scene, film));
}

for (const [place, drawn] of Object.entries(marks)) {
	const [owner = '', name = ''] = place.split('/');
	if (isWanted(name)) await save(owner, `${name}.png`, await drawn());
}
await draw('anna', photographs);
await draw('ceramics', pots);
