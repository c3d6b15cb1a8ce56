import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { runStatement } from './empty-database.ts';

/** Trigger with PostgreSQL's error for a full disk. */
const refusal = `
	create function refuse_row() returns trigger language plpgsql as
		$$ begin raise exception 'no room' using errcode = '53100'; end $$;
	create trigger refuse_row before insert on files for each row execute function refuse_row();
`;

/**
 * Makes inserts into the media library fail: PostgreSQL reports a full disk, and SQLite is locked by another
 * writer.
 * @returns a function that allows inserts again
 */
export async function refuseFileRows({ DATABASE_URL, DATA_DIR = '' }: Record<string, string>) {
	if (DATABASE_URL) {
		await runStatement(DATABASE_URL, refusal);
		return async () => {
			await runStatement(DATABASE_URL, 'drop function refuse_row cascade');
		};
	}
	const database = new Sqlite(join(DATA_DIR, 'cms.db'));
	database.exec('begin immediate');
	return async () => {
		database.close();
	};
}
