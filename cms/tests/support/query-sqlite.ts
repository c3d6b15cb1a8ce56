import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

const open = new Map<string, Sqlite.Database>();

function databaseOf(path: string): Sqlite.Database {
	const known = open.get(path);
	if (known) return known;
	const database = new Sqlite(path, { readonly: true });
	open.set(path, database);
	return database;
}

/** Reads from a SQLite database directly. `values` replace each `?`. */
export const rows = (
	{ DATA_DIR = '' }: Record<string, string>,
	statement: string,
	...values: readonly string[]
): Record<string, unknown>[] =>
	databaseOf(join(DATA_DIR, 'cms.db'))
		.prepare(statement)
		.all(...values) as Record<string, unknown>[];
