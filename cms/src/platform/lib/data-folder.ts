import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

const own = { folder: 0o700, file: 0o600 } as const;

/** On a volume that another user owns, its rights are that user's to say. */
function restrict(path: string, mode: number): void {
	try {
		chmodSync(path, mode);
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : '';
		if (code !== 'EPERM' && code !== 'EROFS') throw error;
	}
}

/**
 * Makes a folder that only this user may look into, and those below it. One after the other: where
 * the system has no room for the first, Node's recursive `mkdir` never ends.
 * @throws Error that says which cannot be made
 */
export function makeFolders(folder: string, ...below: readonly string[]): string {
	let path = folder;
	for (const name of ['', ...below]) {
		path = join(path, name);
		if (!existsSync(path)) mkdirSync(path, { mode: own.folder });
	}
	restrict(folder, own.folder);
	return path;
}

/** Makes a database that only this user may read; SQLite gives the files beside it the same rights. */
export function makeDatabase(file: string): string {
	closeSync(openSync(file, 'a', own.file));
	for (const path of [file, `${file}-wal`, `${file}-shm`])
		if (existsSync(path)) restrict(path, own.file);
	return file;
}
