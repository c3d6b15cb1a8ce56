import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tests and caches in the source folders, which no build depends on. */
const isNoSource = /\.test\.tsx?$|\/\.cache$/;

/**
 * Returns a hash of the contents of files and folders, relative to `root`. Missing ones count as empty.
 * @param except a path to leave out
 */
export function fingerprintPaths(root: string, paths: readonly string[], except?: string): string {
	const hash = createHash('sha256');
	for (const path of paths) hashPath(hash, root, path, except);
	return hash.digest('hex');
}

function hashPath(hash: Hash, root: string, path: string, except: string | undefined): void {
	const file = join(root, path);
	if (path === except || isNoSource.test(path) || !existsSync(file)) return;
	if (statSync(file).isDirectory()) {
		for (const name of readdirSync(file).sort()) hashPath(hash, root, `${path}/${name}`, except);
		return;
	}
	const content = readFileSync(file);
	hash.update(`${path}\0${content.length}\0`).update(content);
}
