import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** Reads rows of a SQLite database past Strapi; values stand for `?`. */
export function rows(
	{ DATA_DIR = '' }: Record<string, string>,
	statement: string,
	...values: readonly string[]
): Record<string, unknown>[] {
	const database = new Sqlite(join(DATA_DIR, 'cms.db'), { readonly: true });
	try {
		return database.prepare(statement).all(...values) as Record<string, unknown>[];
	} finally {
		database.close();
	}
}
