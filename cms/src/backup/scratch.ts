import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders } from '../platform/lib/data-folder';

const begun = new Set<string>();
const prefix = '.unfinished-';
const dayMs = 24 * 3600 * 1000;

/** Remembers what must not stay if this ends early. */
export function willBeFinished(path: string): string {
	begun.add(path);
	return path;
}

/** It has been finished under another name. */
export const isFinished = (path: string) => begun.delete(path);

/** Removes all that is unfinished. */
export function cleanUp(): void {
	for (const path of begun) rmSync(path, { recursive: true, force: true });
	begun.clear();
}

/** A folder for work in progress; what one that was killed left a day ago is removed. */
export function scratchFolder(...below: [string, ...string[]]): string {
	const folder = makeFolders(...below);
	for (const name of readdirSync(folder).filter((each) => each.startsWith(prefix))) {
		const path = join(folder, name);
		if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { recursive: true, force: true });
	}
	return willBeFinished(mkdtempSync(join(folder, prefix)));
}
