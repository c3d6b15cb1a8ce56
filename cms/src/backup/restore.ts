import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { env } from '../env';
import { sqliteFile } from '../platform/lib/connection';
import { makeFolders } from '../platform/lib/data-folder';
import { Refusal } from '../platform/lib/refusal';
import { isAllowed } from './archive';
import { keepRowsOnDisk, returnToBucket } from './bucket-pictures';
import {
	allTables,
	databaseKind,
	hasContent,
	openDatabase,
	readStoredSchema,
	requireUnicode,
} from './database';
import { parseSettings } from './env-file';
import { loadTables, type RowTransform } from './load';
import { backupFile, makeBackup, type OnProgress } from './make';
import { type BackupManifest, schemaName, settingsName } from './manifest';
import { toFileTimestamp } from './off-site-names';
import type { BackupSource } from './open';
import { copyUnreachablePictures, createUrlReplacer } from './picture-urls';
import { replaceFiles } from './replace-files';
import { requireAlone, requireStopped } from './require-stopped';
import { schemaSchema, type Table } from './schema';
import { createScratchFolder } from './scratch';
import { createReencryption } from './secrets';
import { verifyBackup } from './verify';

interface RestoreResult {
	readonly manifest: BackupManifest;
	/** Messages for the owner, one line each. */
	readonly notes: readonly string[];
}

const uploadsFolder = join(env.DATA_DIR, 'public', 'uploads');
const hasPictures = () => existsSync(uploadsFolder) && readdirSync(uploadsFolder).length > 0;

/**
 * Returns the tables that are in the database now.
 * @throws Refusal if another client is connected
 */
async function currentTables(): Promise<readonly Table[]> {
	const database = openDatabase();
	try {
		await requireAlone(database);
		return allTables(await readStoredSchema(database.connection));
	} finally {
		await database.destroy();
	}
}

/**
 * Backs up the current content before it is replaced.
 * @throws Refusal if there is content and `replace` is false
 */
async function backUpCurrentContent(replace: boolean, onProgress: OnProgress) {
	const isFilled = await hasContent();
	await requireUnicode();
	if (!isFilled && !hasPictures()) return { replaced: [], note: undefined };
	const where = isFilled && env.DATABASE_URL ? 'the database' : env.DATA_DIR;
	if (!replace)
		throw new Refusal(
			`There is content in ${where} already. With --replace it is backed up, then replaced.`,
		);
	if (!isFilled) return { replaced: [], note: undefined };
	const replacedTables = await currentTables();
	const file = backupFile('replaced');
	onProgress('Backing up what is there');
	await makeBackup(file, () => {});
	return { replaced: replacedTables, note: `The previous content is backed up in ${file}` };
}

/**
 * Stops the letters that were being sent at the time of the backup, or that are due since. They would reach those who
 * got them after the backup a second time.
 */
function createLetterStop() {
	let stoppedCount = 0;
	const stopLetter: RowTransform = (table, row) => {
		const isDue = row.state === 'scheduled' && Number(row.send_at) <= Date.now();
		if (table !== 'letters' || !(row.state === 'sending' || isDue)) return row;
		stoppedCount += 1;
		const problem =
			'Stopped because a backup was restored. Some people may have this letter already.';
		return { ...row, state: 'cancelled', problem };
	};
	return {
		stopLetter,
		note: () =>
			stoppedCount > 0 &&
			`Letters that were being sent when the backup was made are stopped: ${stoppedCount}.`,
	};
}

/**
 * Restores a backup into this installation, whichever database it uses. Nothing changes until the whole backup has
 * been verified; if a later step fails, the previous state is kept.
 */
export async function restoreBackup(
	{ file, fetchPictures }: BackupSource,
	replace: boolean,
	onProgress: OnProgress,
): Promise<RestoreResult> {
	onProgress('Reading the backup');
	const manifest = await verifyBackup(file);
	await requireStopped();
	const { replaced: replacedTables, note } = await backUpCurrentContent(replace, onProgress);
	const folder = createScratchFolder(env.DATA_DIR, 'backups');
	makeFolders(folder, 'uploads');
	await extract({ file, cwd: folder, strict: true, filter: isAllowed });
	await fetchPictures(manifest, folder);
	onProgress('Pictures');
	const returnedCount = await returnToBucket(folder);
	makeFolders(env.DATA_DIR, 'public');
	const schema = schemaSchema.parse(JSON.parse(await readFile(join(folder, schemaName), 'utf8')));
	const backupSettings = parseSettings(await readFile(join(folder, settingsName), 'utf8'));
	const reencryption = createReencryption(backupSettings);
	const newUrls = await copyUnreachablePictures(manifest, folder);
	const replaceUrls = createUrlReplacer(newUrls);
	const letterStop = createLetterStop();

	onProgress('Filling the database');
	const isSqlite = databaseKind === 'sqlite';
	const newDatabaseFile = join(folder, 'cms.db');
	const moves = [
		{ from: join(folder, 'uploads'), to: uploadsFolder },
		...(isSqlite ? [{ from: newDatabaseFile, to: sqliteFile }] : []),
	];
	const pathsToRemove = isSqlite ? [`${sqliteFile}-wal`, `${sqliteFile}-shm`] : [];
	let replacedFolder: string | undefined;
	const moveIntoPlace = async () => {
		replacedFolder = await replaceFiles(moves, pathsToRemove, toFileTimestamp(new Date()));
	};
	const database = openDatabase(newDatabaseFile);
	try {
		await loadTables(database, {
			schema,
			folder,
			change: (table, row) =>
				reencryption.change(
					table,
					keepRowsOnDisk(table, replaceUrls(table, letterStop.stopLetter(table, row))),
				),
			replaced: replacedTables,
			finish: moveIntoPlace,
		});
		if (isSqlite) await requireAlone(database);
	} finally {
		await database.destroy();
	}
	if (isSqlite) await moveIntoPlace();
	const notes = [
		note,
		replacedFolder &&
			`and the replaced files are in ${replacedFolder}. Delete them when everything works.`,
		newUrls.size > 0 &&
			`${newUrls.size} pictures no longer answered at their addresses; they lie with the uploads now.`,
		returnedCount > 0 &&
			`${returnedCount} pictures were missing in the bucket; they are there again.`,
		manifest.pictures.missing.length > 0 &&
			`${manifest.pictures.missing.length} pictures were missing already when the backup was made.`,
		letterStop.note(),
		...reencryption.notes(),
	].filter((line) => typeof line === 'string');
	return { manifest, notes };
}
