import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';

export type Value = string | number | boolean | null | Date;
export type Row = Readonly<Record<string, Value>>;

/** Rows per statement. */
const atOnce = 200;

const forSqlite = (value: Value) =>
	value instanceof Date ? value.getTime() : typeof value === 'boolean' ? Number(value) : value;

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Inserts rows of one shape directly into a table, because Strapi would take minutes for so many. */
export async function insert(
	{ DATABASE_URL, DATA_DIR = '' }: Record<string, string>,
	table: string,
	rows: readonly Row[],
) {
	const columns = Object.keys(rows[0] ?? {});
	if (!DATABASE_URL) {
		const database = new Sqlite(join(DATA_DIR, 'cms.db'));
		const places = columns.map(() => '?').join(', ');
		const add = database.prepare(`insert into ${table} (${quoted(columns)}) values (${places})`);
		database.transaction(() => {
			for (const row of rows) add.run(Object.values(row).map(forSqlite));
		})();
		// Without `analyze`, which the product never runs: a running CMS would keep the statistics of an almost empty table.
		database.close();
		return;
	}
	const client = new pg.Client({ connectionString: DATABASE_URL });
	await client.connect();
	for (let from = 0; from < rows.length; from += atOnce) {
		const some = rows.slice(from, from + atOnce);
		const places = some.map((_, row) => {
			const numbers = columns.map((__, column) => `$${row * columns.length + column + 1}`);
			return `(${numbers.join(', ')})`;
		});
		await client.query(
			`insert into ${table} (${quoted(columns)}) values ${places.join(', ')}`,
			some.flatMap((row) => Object.values(row)),
		);
	}
	await client.query(`vacuum analyze ${table}`);
	await client.end();
}
