import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders } from '../platform/lib/data-folder';

const begun = new Set<string>();
const prefix = '.unfinished-';
const dayMs = 24 * 3600 * 1000;

/** Registers a path that `cleanUp` removes unless it is finished. */
export function willBeFinished(path: string): string {
	begun.add(path);
	return path;
}

/** Unregisters a path after it has got its final name. */
export const isFinished = (path: string) => begun.delete(path);

/** Removes all unfinished files and folders. */
export function cleanUp(): void {
	for (const path of begun) rmSync(path, { recursive: true, force: true });
	begun.clear();
}

/** Creates a temporary folder, and removes those that a killed process left more than a day ago. */
export function scratchFolder(...below: [string, ...string[]]): string {
	const folder = makeFolders(...below);
	for (const name of readdirSync(folder).filter((each) => each.startsWith(prefix))) {
		const path = join(folder, name);
		if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { recursive: true, force: true });
	}
	return willBeFinished(mkdtempSync(join(folder, prefix)));
}
