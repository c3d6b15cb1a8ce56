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

/**
 * Returns a function that calls `read` again only if something was written to the database since its last call. For
 * tests that compare the state after each of thousands of calls.
 */
export function readAfterWrites<State>(
	{ DATA_DIR = '' }: Record<string, string>,
	read: () => State,
): () => State {
	// Changes with each commit of another connection.
	const readVersion = databaseOf(join(DATA_DIR, 'cms.db')).prepare('pragma data_version').pluck();
	let version = readVersion.get();
	let state = read();
	return () => {
		const current = readVersion.get();
		if (current !== version) {
			version = current;
			state = read();
		}
		return state;
	};
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
