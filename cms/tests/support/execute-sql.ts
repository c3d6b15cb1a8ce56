import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';

/** Writes to the database directly, to simulate what only time would cause. `values` replace each `?`. */
export async function execute(
	{ DATABASE_URL, DATA_DIR = '' }: Record<string, string>,
	statement: string,
	values: readonly (string | Date)[],
): Promise<void> {
	if (!DATABASE_URL) {
		const database = new Sqlite(join(DATA_DIR, 'cms.db'));
		const plain = values.map((value) => (value instanceof Date ? value.getTime() : value));
		database.prepare(statement).run(plain);
		database.close();
		return;
	}
	const client = new pg.Client({ connectionString: DATABASE_URL });
	await client.connect();
	let place = 0;
	await client.query(
		statement.replaceAll('?', () => `$${++place}`),
		[...values],
	);
	await client.end();
}
