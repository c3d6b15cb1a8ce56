import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/**
 * Subjects of all messages in the folder's SQLite database.
 * @throws if the database is corrupt
 */
export function subjectsIn(folder: string): Set<string> {
	const database = new Sqlite(join(folder, 'cms.db'), { readonly: true });
	const [sound] = database.pragma('integrity_check') as { integrity_check: string }[];
	if (sound?.integrity_check !== 'ok') throw new Error(`The database is broken: ${sound}`);
	const rows = database.prepare('select subject from messages').all() as { subject: string }[];
	database.close();
	return new Set(rows.map(({ subject }) => subject));
}
