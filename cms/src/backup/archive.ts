import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, list, type ReadEntry } from 'tar';
import { type BackupManifest, manifestName, schemaName, settingsName } from './manifest';
import { registerScratchPath, unregisterScratchPath } from './scratch';

const archiveFolders = ['database', 'uploads', 'fetched'] as const;

/** File names that a backup may contain; none can point outside its folder. */
const allowedNamePattern =
	/^(?:manifest\.json|settings\.env|schema\.json|(?:database|uploads|fetched)\/[\w-][\w.-]*)$/;
export const isAllowed = (name: string) => allowedNamePattern.test(name);

/** Names of the files that go into a whole backup, relative to its folder. */
export async function listFileNames(folder: string): Promise<string[]> {
	const all = [settingsName, schemaName];
	for (const below of archiveFolders)
		for (const name of await readdir(join(folder, below))) all.push(`${below}/${name}`);
	return all;
}

/** Checks whether a file of a backup is a picture. */
export const isPicture = (name: string) => /^(?:uploads|fetched)\//.test(name);

/** Size in bytes and SHA-256 digest of each file. */
export async function computeDigests(
	folder: string,
	names: readonly string[],
): Promise<BackupManifest['files']> {
	const files: BackupManifest['files'] = {};
	for (const name of names) {
		const hash = createHash('sha256');
		await pipeline(createReadStream(join(folder, name)), hash);
		const { size: bytes } = await stat(join(folder, name));
		files[name] = { bytes, sha256: hash.digest('hex') };
	}
	return files;
}

async function fsyncPath(path: string): Promise<void> {
	const handle = await open(path, 'r');
	await handle.sync().finally(() => handle.close());
}

/**
 * Packs a folder into a single file. The file is checked under a temporary name, so `target` is either complete or
 * missing.
 */
export async function packArchive(
	{ folder, names }: { folder: string; names: readonly string[] },
	target: string,
	/** Checks the file and returns the path of the one to keep: the file itself or an encrypted copy. */
	check: (part: string) => Promise<string>,
) {
	const part = registerScratchPath(`${target}.part`);
	const contents = [manifestName, ...names];
	await create({ file: part, cwd: folder, gzip: true, portable: true, mode: 0o600 }, contents);
	await chmod(part, 0o600);
	await fsyncPath(part);
	const checkedFile = await check(part);
	await rename(checkedFile, target);
	if (checkedFile !== part) await rm(part);
	unregisterScratchPath(part);
	await fsyncPath(dirname(target));
}

/**
 * Reads an archive from start to end.
 * @param onEntry must consume each entry completely
 * @throws if the file is not an archive, is corrupt or is truncated
 */
export async function readArchive(file: string, onEntry: (entry: ReadEntry) => void) {
	await list({ file, strict: true, onReadEntry: onEntry });
}
