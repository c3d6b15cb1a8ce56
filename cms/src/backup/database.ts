import { existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Database } from '@strapi/database';
import { env } from '../env';
import { getDatabaseConfig, sqliteFile } from '../platform/lib/connection';
import { Refusal } from '../platform/lib/refusal';
import { type DatabaseSchema, ownTables, schemaSchema, schemaTable, type Table } from './schema';

export type { Database } from '@strapi/database';
export type DatabaseConnection = Database['connection'];

export const databaseKind: 'postgres' | 'sqlite' = env.DATABASE_URL ? 'postgres' : 'sqlite';

/** Migrations do not run here, but at the next start of the product. */
const databaseSettings = {
	forceMigration: false,
	runMigrations: false,
	migrations: { dir: tmpdir() },
};

/** Opens the database with the product's own driver and settings. `file` selects another SQLite file. */
export const openDatabase = (file?: string) =>
	new Database({ ...getDatabaseConfig(file), settings: databaseSettings });

const createUnreachableError = (error: unknown) =>
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
		throw createUnreachableError(error);
	} finally {
		await database.destroy();
	}
}

/** @throws Refusal if PostgreSQL stores texts in another encoding than UTF8, which cannot hold every character */
export async function requireUnicode(): Promise<void> {
	if (!env.DATABASE_URL) return;
	const database = openDatabase();
	try {
		const { rows } = await database.connection.raw('show server_encoding');
		const serverEncoding: string = rows[0].server_encoding;
		if (serverEncoding !== 'UTF8')
			throw new Refusal(
				`The database in DATABASE_URL has the encoding ${serverEncoding}, which cannot store every character: create one with \`create database NAME encoding 'UTF8' template template0\` and set DATABASE_URL to it.`,
			);
	} finally {
		await database.destroy();
	}
}

/** Runs `read` on a consistent snapshot of the database, while others keep writing. */
export async function withReadSnapshot<Result>(
	database: Database,
	read: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
	const transactionOptions = env.DATABASE_URL
		? ({ isolationLevel: 'repeatable read', readOnly: true } as const)
		: undefined;
	return database.connection.transaction(read, transactionOptions);
}

/**
 * Returns Strapi's latest description of its tables.
 * @throws Refusal if the database is empty
 */
export async function readStoredSchema(connection: DatabaseConnection): Promise<DatabaseSchema> {
	const row = await connection(schemaTable).orderBy('time', 'desc').first('schema');
	if (!row) throw new Refusal('The database was never filled: start the product once.');
	return schemaSchema.parse(typeof row.schema === 'string' ? JSON.parse(row.schema) : row.schema);
}

/** All tables of a backup: content, accounts, settings and Strapi's description of the tables. */
export const allTables = ({ tables }: DatabaseSchema): readonly Table[] => [
	...tables,
	...ownTables,
];

const PAGE_SIZE = 500;

/** Yields the rows of a table in id order, one page at a time. */
export async function* pagesOf(connection: DatabaseConnection, { name, columns }: Table) {
	const columnNames = columns.map((column) => column.name);
	let lastId = 0;
	for (;;) {
		const rows: { id: number }[] = await connection(name)
			.select(columnNames)
			.where('id', '>', lastId)
			.orderBy('id')
			.limit(PAGE_SIZE);
		if (rows.length > 0) yield rows;
		if (rows.length < PAGE_SIZE) return;
		lastId = rows.at(-1)?.id ?? lastId;
	}
}
