import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { repositoryRoot } from '../setup/install.mjs';

const generatedFolders = new Set([
	'node_modules',
	'dist',
	'dist-dev',
	'build',
	'.cache',
	'.strapi',
	'.react-router',
]);
const partFolders = ['contract', 'cms', 'site', 'scripts'];
const rootFiles = ['package.json', 'package-lock.json', 'tsconfig.json', '.env.example'];

/**
 * Copies the product's sources into a temporary folder for tests that change them. Shares the installed packages.
 * @returns the folder
 */
export function copyProduct(): string {
	const copy = mkdtempSync(join(tmpdir(), 'product-'));
	for (const path of [...rootFiles, ...partFolders])
		cpSync(join(repositoryRoot, path), join(copy, path), {
			recursive: true,
			filter: (source) => !generatedFolders.has(basename(source)),
		});
	for (const folder of ['.', 'cms', 'site']) linkInstalled(copy, folder);
	return copy;
}

/** Links the installed packages, except the workspaces, which are links to the copy. */
function linkInstalled(copy: string, folder: string) {
	const from = join(repositoryRoot, folder, 'node_modules');
	const to = join(copy, folder, 'node_modules');
	mkdirSync(join(to, '@sumu'), { recursive: true });
	for (const name of readdirSync(from))
		if (name !== '@sumu' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
	for (const part of partFolders) symlinkSync(join(copy, part), join(to, '@sumu', part));
}
