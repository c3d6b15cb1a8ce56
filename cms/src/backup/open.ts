import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { env } from '../env';
import { Refusal } from '../platform/lib/refusal';
import type { BackupTarget } from './backup-target';
import { hasContent, openDatabase } from './database';
import { decryptStream, isEncryptedFile, readIdentities, saveStream } from './encryption';
import { openFolder } from './folder-target';
import { backupsFolder } from './make';
import type { BackupManifest } from './manifest';
import { findBackup } from './off-site-names';
import { openRemoteTarget, openTarget } from './open-target';
import { findOwnIdentity } from './own-identity';
import { fetchArchive, fetchPictures, type OffSiteBackup, verifyPictures } from './read-off-site';
import { createScratchFolder } from './scratch';

/** Returns the identities in a file; without a file the installation's own, if its database has one. */
export async function findIdentities(identityFile: string | undefined): Promise<string[]> {
	if (identityFile) return readIdentities(identityFile);
	if (!(await hasContent())) return [];
	const database = openDatabase();
	try {
		const ownIdentity = await findOwnIdentity(database.connection);
		return ownIdentity ? [ownIdentity] : [];
	} finally {
		await database.destroy();
	}
}

/** Backup that was found and decrypted. */
export interface BackupSource {
	/** Path of the plain archive. */
	readonly file: string;
	/** Downloads the pictures that are not in the archive into a folder. */
	fetchPictures(manifest: BackupManifest, folder: string): Promise<void>;
	/** Compares the pictures that are not in the archive with the manifest. */
	verifyPictures(manifest: BackupManifest): Promise<void>;
}

const toBackupSource = (
	file: string,
	{ target, name, identities }: OffSiteBackup,
): BackupSource => ({
	file,
	fetchPictures: (manifest, folder) =>
		fetchPictures({ target, name, identities }, manifest, folder),
	verifyPictures: (manifest) => verifyPictures({ target, name, identities }, manifest),
});

async function openOffSite(
	target: BackupTarget,
	name: string,
	identityFile: string | undefined,
): Promise<BackupSource> {
	const backup = await findBackup(target, name);
	const identities = backup.isEncrypted ? await findIdentities(identityFile) : [];
	const offSiteBackup = { target, name: backup.name, identities };
	return toBackupSource(await fetchArchive(offSiteBackup), offSiteBackup);
}

/** Opens a file. The pictures of an off-site backup are in the folder `files` beside that of the archive. */
async function openBackupFile(
	file: string,
	identityFile: string | undefined,
): Promise<BackupSource> {
	const isEncrypted = await isEncryptedFile(file);
	const identities = isEncrypted ? await findIdentities(identityFile) : [];
	const offSiteBackup = {
		target: openFolder(dirname(dirname(file))),
		name: basename(file),
		identities,
	};
	if (!isEncrypted) return toBackupSource(file, offSiteBackup);
	const plainCopy = join(createScratchFolder(env.DATA_DIR, 'backups'), 'backup.tar.gz');
	await saveStream(await decryptStream(createReadStream(file), identities, file), plainCopy);
	return toBackupSource(plainCopy, offSiteBackup);
}

const findNewestLocal = () =>
	existsSync(backupsFolder)
		? readdirSync(backupsFolder)
				.filter((name) => /^[^.].*\.tar\.gz(?:\.age)?$/.test(name))
				.map((name) => join(backupsFolder, name))
				.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]
		: undefined;

/**
 * Opens a backup: a file, a folder, here or elsewhere, or a bucket of off-site backups, a name in BACKUP_URL, or `latest`.
 * @param path absolute path, if the name is one of a file
 * @throws Refusal if it does not exist or cannot be decrypted
 */
export async function openSource(
	path: string,
	name: string,
	identityFile: string | undefined,
): Promise<BackupSource> {
	const stats = statSync(path, { throwIfNoEntry: false });
	if (stats?.isFile()) return openBackupFile(path, identityFile);
	if (stats?.isDirectory()) return openOffSite(openFolder(path), 'latest', identityFile);
	const remoteTarget = openRemoteTarget(name);
	if (remoteTarget) return openOffSite(remoteTarget, 'latest', identityFile);
	if (name.includes('/')) throw new Refusal(`There is no file ${path}.`);
	if (env.BACKUP_URL) return openOffSite(openTarget(), name, identityFile);
	const newestLocal = name === 'latest' ? findNewestLocal() : undefined;
	if (newestLocal) return openBackupFile(newestLocal, identityFile);
	throw new Refusal(`There is no file ${path}, and BACKUP_URL is not set.`);
}
