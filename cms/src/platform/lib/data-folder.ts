import {
	accessSync,
	chmodSync,
	closeSync,
	constants,
	existsSync,
	mkdirSync,
	openSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { EnvError } from '@sumu/contract/env';

const ownerOnlyModes = { folder: 0o700, file: 0o600 } as const;

/** Sets permissions. On a volume that another user owns, or that is read-only, they stay as they are. */
function restrictPermissions(path: string, mode: number): void {
	try {
		chmodSync(path, mode);
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : '';
		if (code !== 'EPERM' && code !== 'EROFS') throw error;
	}
}

/**
 * Creates a folder, and nested ones, that only this user can access. They are created one by one, because Node's
 * recursive `mkdir` never ends if there is no room for the first.
 * @throws Error that names the folder
 */
export function makeFolders(folder: string, ...below: readonly string[]): string {
	let path = folder;
	for (const name of ['', ...below]) {
		path = join(path, name);
		if (!existsSync(path)) mkdirSync(path, { mode: ownerOnlyModes.folder });
	}
	restrictPermissions(folder, ownerOnlyModes.folder);
	return path;
}

/**
 * Creates DATA_DIR and the folders above it.
 * @throws EnvError if it cannot be created or written
 */
export function prepareDataDir(folder: string): void {
	try {
		createWithParents(folder);
		accessSync(folder, constants.W_OK | constants.X_OK);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new EnvError([
			`DATA_DIR is "${folder}", which cannot be written (${reason}). Make it writable, or set DATA_DIR to a folder that is.`,
		]);
	}
}

function createWithParents(folder: string): void {
	if (existsSync(folder)) return;
	createWithParents(dirname(folder));
	mkdirSync(folder, { mode: ownerOnlyModes.folder });
}

/** Creates a database file that only this user can read. SQLite gives the files beside it the same permissions. */
export function makeDatabase(file: string): string {
	closeSync(openSync(file, 'a', ownerOnlyModes.file));
	for (const path of [file, `${file}-wal`, `${file}-shm`])
		if (existsSync(path)) restrictPermissions(path, ownerOnlyModes.file);
	return file;
}
