import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { env } from '../env';
import { Refusal } from '../platform/lib/refusal';
import type { BackupTarget } from './backup-target';
import { decryptStream, digestStream, encryptedExtension, saveStream } from './encryption';
import type { BackupManifest } from './manifest';
import { toFileName } from './off-site-names';
import { createScratchFolder } from './scratch';
import { verifyBackup } from './verify';

const isEncrypted = (name: string) => name.endsWith(encryptedExtension);

/** Reads an object, decrypted if it is encrypted. */
async function readPlain(target: BackupTarget, name: string, identities: readonly string[]) {
	const stream = await target.read(name);
	return isEncrypted(name) ? decryptStream(stream, identities, name) : stream;
}

/** Backup in a target, with the identities that decrypt it. */
export interface OffSiteBackup {
	readonly target: BackupTarget;
	/** Name of its object in the folder `backups`. */
	readonly name: string;
	readonly identities: readonly string[];
}

/** Downloads the archive of a backup, decrypted, into a temporary folder. Returns its path. */
export async function fetchArchive({ target, name, identities }: OffSiteBackup): Promise<string> {
	const archiveFile = join(createScratchFolder(env.DATA_DIR, 'backups'), 'off-site.tar.gz');
	await saveStream(await readPlain(target, `backups/${name}`, identities), archiveFile);
	return archiveFile;
}

/** Returns the manifest of a backup, or null if it cannot be read: it is damaged or for other recipients. */
export async function fetchManifest(backup: OffSiteBackup): Promise<BackupManifest | null> {
	let file: string | undefined;
	try {
		file = await fetchArchive(backup);
		return await verifyBackup(file);
	} catch {
		return null;
	} finally {
		if (file) await rm(dirname(file), { recursive: true, force: true });
	}
}

/**
 * Reads each picture that a backup refers to, and compares it with the manifest.
 * @throws Refusal that names the first problem
 */
export async function verifyPictures(
	{ target, name }: OffSiteBackup,
	{ objects = {} }: BackupManifest,
): Promise<void> {
	const checkedPaths = new Set<string>();
	for (const { sha256, stored } of Object.values(objects)) {
		const objectPath = `files/${toFileName(sha256, isEncrypted(name))}`;
		if (checkedPaths.has(objectPath)) continue;
		checkedPaths.add(objectPath);
		if ((await digestStream(await target.read(objectPath))).sha256 !== stored)
			throw new Refusal(`${objectPath} in ${target.address} is not what was stored there.`);
	}
}

/**
 * Downloads the pictures of a backup into a folder.
 * @throws Refusal if one is missing or differs from the manifest
 */
export async function fetchPictures(
	{ target, name, identities }: OffSiteBackup,
	{ objects = {} }: BackupManifest,
	folder: string,
): Promise<void> {
	for (const [picture, { sha256 }] of Object.entries(objects)) {
		const objectPath = `files/${toFileName(sha256, isEncrypted(name))}`;
		const pictureFile = join(folder, picture);
		await mkdir(dirname(pictureFile), { recursive: true, mode: 0o700 });
		const digest = await saveStream(await readPlain(target, objectPath, identities), pictureFile);
		if (digest.sha256 !== sha256)
			throw new Refusal(`${objectPath} in ${target.address} is not what its name says.`);
	}
}
