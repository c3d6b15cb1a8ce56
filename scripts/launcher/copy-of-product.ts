import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../setup/install.mjs';

const made = new Set(['node_modules', 'dist', 'build', '.cache', '.strapi', '.react-router']);
const parts = ['contract', 'cms', 'site', 'scripts'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', '.env.example'];

/**
 * Copies the product's sources into a temporary folder for tests that change them. Shares the installed packages.
 * @returns the folder
 */
export function copyOfProduct(): string {
	const copy = mkdtempSync(join(tmpdir(), 'product-'));
	for (const path of [...files, ...parts])
		cpSync(join(root, path), join(copy, path), {
			recursive: true,
			filter: (source) => !made.has(basename(source)),
		});
	for (const folder of ['.', 'cms', 'site']) linkInstalled(copy, folder);
	return copy;
}

/** Links the installed packages, except the workspaces, which are links to the copy. */
function linkInstalled(copy: string, folder: string) {
	const from = join(root, folder, 'node_modules');
	const to = join(copy, folder, 'node_modules');
	mkdirSync(join(to, '@sumu'), { recursive: true });
	for (const name of readdirSync(from))
		if (name !== '@sumu' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
	for (const part of parts) symlinkSync(join(copy, part), join(to, '@sumu', part));
}
