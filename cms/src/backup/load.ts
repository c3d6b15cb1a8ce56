import { join } from 'node:path';
import { bootLockId } from '../bootstrap/boot-lock';
import { Refusal } from '../platform/lib/refusal';
import { allTables, type Database, type DatabaseConnection, databaseKind } from './database';
import { rowsName } from './manifest';
import { type BackupRow, linesOf, toDatabaseRow } from './rows';
import { type DatabaseSchema, sessionsTable, type Table } from './schema';

/** Rows per INSERT statement. */
const INSERT_BATCH_SIZE = 100;

export type RowTransform = (table: string, row: BackupRow) => BackupRow;

async function fillTable(
	trx: DatabaseConnection,
	{ name, columns }: Table,
	file: string,
	change: RowTransform,
) {
	let rows: ReturnType<typeof toDatabaseRow>[] = [];
	const add = async () => {
		if (rows.length > 0) await trx(name).insert(rows);
		rows = [];
	};
	for await (const line of linesOf(file)) {
		rows.push(toDatabaseRow(columns, change(name, JSON.parse(line))));
		if (rows.length === INSERT_BATCH_SIZE) await add();
	}
	await add();
}

const postgresLoader = {
	/** Drops the tables. The boot lock makes a CMS that starts meanwhile wait. */
	async clear(trx: DatabaseConnection, tables: readonly Table[]) {
		await trx.raw('select pg_advisory_xact_lock(?)', [bootLockId]);
		for (const { name } of tables) await trx.raw('drop table if exists ?? cascade', [name]);
	},
	/** Adds the foreign keys after all rows, so that the order of the rows does not matter. */
	async addForeignKeys(trx: DatabaseConnection, tables: readonly Table[]) {
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
	async setSequence(trx: DatabaseConnection, { name }: Table) {
		await trx.raw(
			`select setval(pg_get_serial_sequence(quote_ident(?), 'id'), coalesce(max(id), 1), max(id) is not null) from ??`,
			[name, name],
		);
	},
};

async function requireIntegrity(connection: DatabaseConnection) {
	const broken: unknown[] = await connection.raw('pragma foreign_key_check');
	const [{ integrity_check: state }] = await connection.raw('pragma integrity_check');
	if (broken.length > 0 || state !== 'ok')
		throw new Refusal(
			`The restored database is not sound (${broken.length} loose ends, ${state}).`,
		);
}

interface Load {
	readonly schema: DatabaseSchema;
	/** Folder of the unpacked backup. */
	readonly folder: string;
	readonly change: RowTransform;
	/** Existing tables to drop first (PostgreSQL only). */
	readonly replaced: readonly Table[];
	/** Last step of the PostgreSQL transaction: an error rolls everything back. Not called with SQLite. */
	readonly finish: () => Promise<void>;
}

/** Creates the tables and fills them in one transaction. */
export async function loadTables(database: Database, load: Load) {
	const { schema, folder, change, replaced: replacedTables, finish } = load;
	const tables = allTables(schema);
	const isPostgres = databaseKind === 'postgres';
	if (!isPostgres) await database.connection.raw('pragma foreign_keys = off');
	await database.connection.transaction(async (trx) => {
		if (isPostgres) await postgresLoader.clear(trx, [...replacedTables, ...tables]);
		const bare = tables.map((table) => (isPostgres ? { ...table, foreignKeys: [] } : table));
		await database.schema.builder.createTables(bare, trx);
		for (const table of tables)
			if (table.name !== sessionsTable)
				await fillTable(trx, table, join(folder, rowsName(table.name)), change);
		if (isPostgres) {
			await postgresLoader.addForeignKeys(trx, tables);
			for (const table of tables) await postgresLoader.setSequence(trx, table);
			await finish();
		}
	});
	if (isPostgres) return;
	await requireIntegrity(database.connection);
}
