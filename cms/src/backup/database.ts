import { existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Database } from '@strapi/database';
import { env } from '../env';
import { connectionTo, sqliteFile } from '../platform/lib/connection';
import { Refusal } from './refusal';
import { ownTables, type Schema, schemaSchema, schemaTable, type Table } from './schema';

export type { Database } from '@strapi/database';
export type Connection = Database['connection'];

export const databaseKind = env.DATABASE_URL ? 'postgres' : 'sqlite';

/** Migrations do not run here, but at the next start of the product. */
const settings = { forceMigration: false, runMigrations: false, migrations: { dir: tmpdir() } };

/** Opens the database with the product's own driver and settings. `file` selects another SQLite file. */
export const openDatabase = (file?: string) => new Database({ ...connectionTo(file), settings });

const unreachable = (error: unknown) =>
	new Refusal(
		`The database does not answer (${error instanceof Error ? error.message || error.name : error}). Is DATABASE_URL right, and does PostgreSQL run?`,
	);

/**
 * Checks whether the database exists and Strapi has created its tables.
 * @throws Refusal if the database does not answer
 */
export async function hasContent(): Promise<boolean> {
	if (!env.DATABASE_URL && !(existsSync(sqliteFile) && statSync(sqliteFile).size > 0)) return false;
	const database = openDatabase();
	try {
		return await database.connection.schema.hasTable(schemaTable);
	} catch (error) {
		throw unreachable(error);
	} finally {
		await database.destroy();
	}
}

/** Runs `read` on a consistent snapshot of the database, while others keep writing. */
export async function atOneMoment<Result>(
	database: Database,
	read: (connection: Connection) => Promise<Result>,
): Promise<Result> {
	const how = env.DATABASE_URL
		? ({ isolationLevel: 'repeatable read', readOnly: true } as const)
		: undefined;
	return database.connection.transaction(read, how);
}

/**
 * Returns Strapi's latest description of its tables.
 * @throws Refusal if the database is empty
 */
export async function storedSchema(connection: Connection): Promise<Schema> {
	const row = await connection(schemaTable).orderBy('time', 'desc').first('schema');
	if (!row) throw new Refusal('The database was never filled: start the product once.');
	return schemaSchema.parse(typeof row.schema === 'string' ? JSON.parse(row.schema) : row.schema);
}

/** All tables of a backup: content, accounts, settings and Strapi's description of the tables. */
export const allTables = ({ tables }: Schema): readonly Table[] => [...tables, ...ownTables];

const pageSize = 500;

/** Yields the rows of a table in id order, one page at a time. */
export async function* pagesOf(connection: Connection, { name, columns }: Table) {
	const wanted = columns.map((column) => column.name);
	let last = 0;
	for (;;) {
		const rows: { id: number }[] = await connection(name)
			.select(wanted)
			.where('id', '>', last)
			.orderBy('id')
			.limit(pageSize);
		if (rows.length > 0) yield rows;
		if (rows.length < pageSize) return;
		last = rows.at(-1)?.id ?? last;
	}
}
