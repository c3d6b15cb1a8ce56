import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders } from '../platform/lib/data-folder';

const unfinishedPaths = new Set<string>();
const scratchPrefix = '.unfinished-';
const MAX_SCRATCH_AGE_MS = 24 * 3600 * 1000;

/** Registers a path that `cleanUp` removes unless it is finished. */
export function registerScratchPath(path: string): string {
	unfinishedPaths.add(path);
	return path;
}

/** Unregisters a path after it has got its final name. */
export const unregisterScratchPath = (path: string) => unfinishedPaths.delete(path);

/** Removes all unfinished files and folders. */
export function cleanUp(): void {
	for (const path of unfinishedPaths) rmSync(path, { recursive: true, force: true });
	unfinishedPaths.clear();
}

/** Creates a temporary folder, and removes those that a killed process left more than a day ago. */
export function createScratchFolder(...below: [string, ...string[]]): string {
	const folder = makeFolders(...below);
	for (const name of readdirSync(folder).filter((each) => each.startsWith(scratchPrefix))) {
		const path = join(folder, name);
		if (Date.now() - statSync(path).mtimeMs > MAX_SCRATCH_AGE_MS)
			rmSync(path, { recursive: true, force: true });
	}
	return registerScratchPath(mkdtempSync(join(folder, scratchPrefix)));
}
