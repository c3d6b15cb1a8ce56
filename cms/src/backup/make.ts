import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { env } from '../env';
import { Refusal } from '../platform/lib/refusal';
import { computeDigests, packArchive } from './archive';
import { databaseKind, hasContent, openDatabase, withReadSnapshot } from './database';
import { dumpTables } from './dump';
import { serializeSettings } from './env-file';
import { type BackupManifest, manifestName, newManifest, settingsName } from './manifest';
import { gatherPictures, listPictureUrls } from './pictures';
import { createScratchFolder } from './scratch';
import { verifyBackup } from './verify';

type OnProgress = (line: string) => void;

/** Default backup directory. */
export const backupsFolder = join(env.DATA_DIR, 'backups');

export const toFileTimestamp = (date: Date) =>
	date
		.toISOString()
		.replace(/\.\d+Z$/, 'Z')
		.replaceAll(':', '-');

/** Path of a backup in the default directory, named after its purpose and time. */
export const backupFile = (purpose: string, date = new Date()) =>
	join(backupsFolder, `${purpose}-${toFileTimestamp(date)}.tar.gz`);

/**
 * Backs up database, pictures and settings into one file while others may keep writing. The database is read from one
 * snapshot, and the file is verified before it gets its final name.
 * @throws Refusal if `target` exists or there is nothing to back up
 */
export async function makeBackup(target: string, onProgress: OnProgress): Promise<BackupManifest> {
	if (existsSync(target)) throw new Refusal(`${target} is there already. Choose another name.`);
	if (!(await hasContent()))
		throw new Refusal(
			`There is nothing to back up: no database in ${env.DATABASE_URL ? 'DATABASE_URL' : env.DATA_DIR}.`,
		);
	const folder = createScratchFolder(env.DATA_DIR, 'backups');
	const createdAt = new Date();
	const database = openDatabase();
	const { pictures, tables } = await withReadSnapshot(database, async (connection) => {
		const urls = await listPictureUrls(connection);
		onProgress('Pictures');
		// Pictures come first, so that those deleted while the tables are dumped are still included.
		return {
			pictures: await gatherPictures(urls, folder),
			tables: await dumpTables(connection, folder),
		};
	}).finally(() => database.destroy());
	await writeFile(join(folder, settingsName), serializeSettings(process.env), { mode: 0o600 });
	const manifest = newManifest({
		made: createdAt.toISOString(),
		database: databaseKind,
		tables,
		pictures,
		files: await computeDigests(folder),
	});
	await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, '\t'));
	onProgress('Packing, and reading what was packed');
	await mkdir(dirname(target), { recursive: true });
	await packArchive(folder, target, async (part) => {
		await verifyBackup(part);
	});
	return manifest;
}
