import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '../setup/install.mjs';
import { bundlePackagesOf } from './bundle';

/** Files of a part that its image needs, besides packages; relative to the root. */
const imagePaths = {
	cms: [
		'cms/config',
		'cms/database',
		'cms/demo/content',
		'cms/demo/pictures',
		'cms/dist',
		'cms/favicon.png',
		'cms/package.json',
		'cms/sqlite-driver',
		'contract/dist',
		'contract/package.json',
	],
	site: ['site/build', 'site/package.json'],
} as const;

/** Copies what an image needs of a built part to a folder: `node --import tsx scripts/release/stage-image.ts cms /image`. */
async function main([part, folder]: readonly string[]): Promise<void> {
	if ((part !== 'cms' && part !== 'site') || !folder)
		throw new Error('Name a part, cms or site, and the folder to write.');
	const stage = resolve(folder);
	for (const path of imagePaths[part])
		cpSync(join(repositoryRoot, path), join(stage, path), { recursive: true });
	await bundlePackagesOf(part, stage);
}

await main(process.argv.slice(2));
