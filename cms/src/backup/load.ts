import { join } from 'node:path';
import { bootLock } from '../bootstrap/boot-lock';
import { allTables, type Connection, type Database, databaseKind } from './database';
import { linesOf } from './lines';
import { rowsName } from './manifest';
import { Refusal } from './refusal';
import { type Schema, sessionsTable, type Table } from './schema';
import { type Row, rowIn } from './values';

/** Rows per INSERT statement. */
const atOnce = 100;

type Change = (table: string, row: Row) => Row;

async function fill(trx: Connection, { name, columns }: Table, file: string, change: Change) {
	let rows: ReturnType<typeof rowIn>[] = [];
	const add = async () => {
		if (rows.length > 0) await trx(name).insert(rows);
		rows = [];
	};
	for await (const line of linesOf(file)) {
		rows.push(rowIn(columns, change(name, JSON.parse(line))));
		if (rows.length === atOnce) await add();
	}
	await add();
}

const postgres = {
	/** Drops the tables. The boot lock makes a CMS that starts meanwhile wait. */
	async clear(trx: Connection, tables: readonly Table[]) {
		await trx.raw('select pg_advisory_xact_lock(?)', [bootLock]);
		for (const { name } of tables) await trx.raw('drop table if exists ?? cascade', [name]);
	},
	/** Adds the foreign keys after all rows, so that the order of the rows does not matter. */
	async addForeignKeys(trx: Connection, tables: readonly Table[]) {
		for (const { name, foreignKeys } of tables)
			await trx.schema.alterTable(name, (table) => {
				for (const key of foreignKeys) {
					const foreign = table
						.foreign(key.columns, key.name)
						.references(key.referencedColumns)
						.inTable(key.referencedTable);
					if (key.onDelete) foreign.onDelete(key.onDelete);
					if (key.onUpdate) foreign.onUpdate(key.onUpdate);
				}
			});
	},
	/** Makes the id sequence continue after the highest id. */
	async setSequence(trx: Connection, { name }: Table) {
		await trx.raw(
			`select setval(pg_get_serial_sequence(quote_ident(?), 'id'), coalesce(max(id), 1), max(id) is not null) from ??`,
			[name, name],
		);
	},
};

async function requireSound(connection: Connection) {
	const broken: unknown[] = await connection.raw('pragma foreign_key_check');
	const [{ integrity_check: state }] = await connection.raw('pragma integrity_check');
	if (broken.length > 0 || state !== 'ok')
		throw new Refusal(
			`The restored database is not sound (${broken.length} loose ends, ${state}).`,
		);
}

interface Load {
	readonly schema: Schema;
	/** Folder of the unpacked backup. */
	readonly folder: string;
	readonly change: Change;
	/** Existing tables to drop first (PostgreSQL only). */
	readonly replaced: readonly Table[];
	/** Last step of the PostgreSQL transaction: an error rolls everything back. Not called with SQLite. */
	readonly finish: () => Promise<void>;
}

/** Creates the tables and fills them in one transaction. */
export async function loadTables(database: Database, load: Load) {
	const { schema, folder, change, replaced, finish } = load;
	const tables = allTables(schema);
	const isPostgres = databaseKind === 'postgres';
	if (!isPostgres) await database.connection.raw('pragma foreign_keys = off');
	await database.connection.transaction(async (trx) => {
		if (isPostgres) await postgres.clear(trx, [...replaced, ...tables]);
		const bare = tables.map((table) => (isPostgres ? { ...table, foreignKeys: [] } : table));
		await database.schema.builder.createTables(bare, trx);
		for (const table of tables)
			if (table.name !== sessionsTable)
				await fill(trx, table, join(folder, rowsName(table.name)), change);
		if (isPostgres) {
			await postgres.addForeignKeys(trx, tables);
			for (const table of tables) await postgres.setSequence(trx, table);
			await finish();
		}
	});
	if (isPostgres) return;
	await requireSound(database.connection);
}
