import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { env } from '../env';
import { sqliteFile } from '../platform/lib/connection';
import { makeFolders } from '../platform/lib/data-folder';
import { bringHome, readdress } from './addresses';
import { isAllowed } from './archive';
import { allTables, databaseKind, hasContent, openDatabase, storedSchema } from './database';
import { requireAlone, requireStopped } from './idle';
import { loadTables } from './load';
import { backupFile, makeBackup, stamp } from './make';
import { type Manifest, schemaName, settingsName } from './manifest';
import { putInPlace } from './place';
import { Refusal } from './refusal';
import { schemaSchema, type Table } from './schema';
import { scratchFolder } from './scratch';
import { underOurSecrets } from './secrets';
import { readSettings } from './settings';
import { verify } from './verify';

type Say = (line: string) => void;

interface Restored {
	readonly manifest: Manifest;
	/** Messages for the owner, one line each. */
	readonly notes: readonly string[];
}

const uploads = join(env.DATA_DIR, 'public', 'uploads');
const hasPictures = () => existsSync(uploads) && readdirSync(uploads).length > 0;

/**
 * Returns the tables that are in the database now.
 * @throws Refusal if another client is connected
 */
async function currentTables(): Promise<readonly Table[]> {
	const database = openDatabase();
	try {
		await requireAlone(database);
		return allTables(await storedSchema(database.connection));
	} finally {
		await database.destroy();
	}
}

/**
 * Backs up the current content before it is replaced.
 * @throws Refusal if there is content and `replace` is false
 */
async function makeRoom(replace: boolean, say: Say) {
	const isFilled = await hasContent();
	if (!isFilled && !hasPictures()) return { replaced: [], note: undefined };
	const where = isFilled && env.DATABASE_URL ? 'the database' : env.DATA_DIR;
	if (!replace)
		throw new Refusal(
			`There is content in ${where} already. With --replace it is backed up, then replaced.`,
		);
	if (!isFilled) return { replaced: [], note: undefined };
	const replaced = await currentTables();
	const file = backupFile('replaced');
	say('Backing up what is there');
	await makeBackup(file, () => {});
	return { replaced, note: `What was there before is backed up in ${file}` };
}

/**
 * Restores a backup into this installation, whichever database it uses. Nothing changes until the whole backup has
 * been verified; if a later step fails, the previous state is kept.
 */
export async function restore(file: string, replace: boolean, say: Say): Promise<Restored> {
	say('Reading the backup');
	const manifest = await verify(file);
	await requireStopped();
	const { replaced, note } = await makeRoom(replace, say);
	const folder = scratchFolder(env.DATA_DIR, 'backups');
	makeFolders(folder, 'uploads');
	await extract({ file, cwd: folder, strict: true, filter: isAllowed });
	makeFolders(env.DATA_DIR, 'public');
	const schema = schemaSchema.parse(JSON.parse(await readFile(join(folder, schemaName), 'utf8')));
	const settings = readSettings(await readFile(join(folder, settingsName), 'utf8'));
	const secrets = underOurSecrets(settings);
	const moved = await bringHome(manifest, folder);
	const change = readdress(moved);

	say('Filling the database');
	const isSqlite = databaseKind === 'sqlite';
	const built = join(folder, 'cms.db');
	const placed = [
		{ from: join(folder, 'uploads'), to: uploads },
		...(isSqlite ? [{ from: built, to: sqliteFile }] : []),
	];
	const gone = isSqlite ? [`${sqliteFile}-wal`, `${sqliteFile}-shm`] : [];
	let kept: string | undefined;
	const place = async () => {
		kept = await putInPlace(placed, gone, stamp(new Date()));
	};
	const database = openDatabase(built);
	try {
		await loadTables(database, {
			schema,
			folder,
			change: (table, row) => secrets.change(table, change(table, row)),
			replaced,
			finish: place,
		});
		if (isSqlite) await requireAlone(database);
	} finally {
		await database.destroy();
	}
	if (isSqlite) await place();
	const notes = [
		note,
		kept && `and the files that were replaced stand in ${kept}, to be removed when all is well.`,
		moved.size > 0 &&
			`${moved.size} pictures no longer answered at their addresses; they lie with the uploads now.`,
		manifest.pictures.missing.length > 0 &&
			`${manifest.pictures.missing.length} pictures were missing already when the backup was made.`,
		...secrets.notes(),
	].filter((line) => typeof line === 'string');
	return { manifest, notes };
}
