import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { identityToRecipient } from 'age-encryption';
import { env } from '../env';
import { Refusal } from '../platform/lib/refusal';
import { computeDigests, listFileNames, packArchive } from './archive';
import {
	type Database,
	databaseKind,
	hasContent,
	openDatabase,
	withReadSnapshot,
} from './database';
import { dumpTables } from './dump';
import { checkEncrypted, encryptedExtension, encryptFile } from './encryption';
import { serializeSettings } from './env-file';
import { type BackupManifest, manifestName, newManifest, settingsName } from './manifest';
import { toFileTimestamp } from './off-site-names';
import { ensureOwnIdentity } from './own-identity';
import { gatherPictures, listPictureUrls } from './pictures';
import { createScratchFolder, registerScratchPath } from './scratch';
import { verifyBackup } from './verify';

export type OnProgress = (line: string) => void;

/** Default backup directory. */
export const backupsFolder = join(env.DATA_DIR, 'backups');

/** Path of a backup in the default directory, named after its purpose and time. */
export const backupFile = (purpose: string, date = new Date()) =>
	join(
		backupsFolder,
		`${purpose}-${toFileTimestamp(date)}.tar.gz${env.BACKUP_RECIPIENTS?.length ? encryptedExtension : ''}`,
	);

/** @throws Refusal if there is nothing to back up */
export async function requireContent(): Promise<void> {
	if (await hasContent()) return;
	throw new Refusal(
		`There is nothing to back up: no database in ${env.DATABASE_URL ? 'DATABASE_URL' : env.DATA_DIR}.`,
	);
}

/**
 * Collects all that a backup contains in a temporary folder, while others may keep writing. The database is read from
 * one snapshot.
 */
export async function collectContents(database: Database, onProgress: OnProgress) {
	const folder = createScratchFolder(env.DATA_DIR, 'backups');
	const createdAt = new Date();
	const { pictures, tables } = await withReadSnapshot(database, async (connection) => {
		const urls = await listPictureUrls(connection);
		onProgress('Pictures');
		// Pictures come first, so that those deleted while the tables are dumped are still included.
		return {
			pictures: await gatherPictures(urls, folder),
			tables: await dumpTables(connection, folder),
		};
	});
	await writeFile(join(folder, settingsName), serializeSettings(process.env), { mode: 0o600 });
	const details = { made: createdAt.toISOString(), database: databaseKind, tables, pictures };
	return { folder, createdAt, details };
}

/** Writes the manifest into the folder of a backup. */
export const writeManifest = (folder: string, manifest: BackupManifest) =>
	writeFile(join(folder, manifestName), JSON.stringify(manifest, null, '\t'), { mode: 0o600 });

/** Returns the owner's recipients and the installation's own, or none if backups are not encrypted. */
export async function readRecipients({ connection }: Database) {
	const recipients = env.BACKUP_RECIPIENTS ?? [];
	if (recipients.length === 0) return { recipients, identities: [] };
	const ownIdentity = await ensureOwnIdentity(connection);
	return {
		recipients: [...recipients, await identityToRecipient(ownIdentity)],
		identities: [ownIdentity],
	};
}

/**
 * Backs up database, pictures and settings into one file, encrypted if there are recipients. The file is verified before
 * it gets its final name.
 * @throws Refusal if `target` exists or there is nothing to back up
 */
export async function makeBackup(target: string, onProgress: OnProgress): Promise<BackupManifest> {
	if (existsSync(target)) throw new Refusal(`${target} is there already. Choose another name.`);
	await requireContent();
	const database = openDatabase();
	try {
		const { recipients, identities } = await readRecipients(database);
		const { folder, details } = await collectContents(database, onProgress);
		const names = await listFileNames(folder);
		const manifest = newManifest({ ...details, files: await computeDigests(folder, names) });
		await writeManifest(folder, manifest);
		onProgress('Packing, and reading what was packed');
		await mkdir(dirname(target), { recursive: true });
		await packArchive({ folder, names }, target, async (part) => {
			await verifyBackup(part);
			if (recipients.length === 0) return part;
			const encryptedPart = registerScratchPath(`${part}${encryptedExtension}`);
			await encryptFile(part, encryptedPart, recipients);
			await checkEncrypted(encryptedPart, part, identities);
			return encryptedPart;
		});
		return manifest;
	} finally {
		await database.destroy();
	}
}
