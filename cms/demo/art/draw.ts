// Draws the demo pictures, from cms/:
//   npx tsx demo/art/draw.ts              every picture, and the pieces the site itself uses
//   npx tsx demo/art/draw.ts hero mati-studio   only the ones named
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../catalogue.ts';
import { render } from './render.ts';
import { sitePieces } from './site-pieces.ts';

const pictures = fileURLToPath(new URL('../pictures/', import.meta.url));
const siteAssets = fileURLToPath(new URL('../../../site/src/assets/woven/', import.meta.url));

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

async function save(folder: string, file: string, bytes: string | Uint8Array): Promise<void> {
	await mkdir(folder, { recursive: true });
	await writeFile(`${folder}${file}`, bytes);
	console.log(file, `${(bytes.length / 1024).toFixed(1)} kB`);
}

for (const picture of catalogue)
	if (isWanted(picture.name))
		await save(pictures, `${picture.name}.${picture.format}`, await render(picture));

for (const [file, draw] of Object.entries(sitePieces))
	if (isWanted(file.replace(/\.\w+$/, ''))) await save(siteAssets, file, await draw());
