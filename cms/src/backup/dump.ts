import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolders } from '../platform/lib/data-folder';
import { allTables, type DatabaseConnection, pagesOf, readStoredSchema } from './database';
import { rowsName, schemaName } from './manifest';
import { toBackupRow } from './rows';
import { sessionsTable, type Table } from './schema';

/** Writes a table, one JSON row per line, and returns the number of rows. Sessions are left out. */
async function dumpTable(
	connection: DatabaseConnection,
	table: Table,
	file: string,
): Promise<number> {
	let count = 0;
	async function* lines() {
		if (table.name === sessionsTable) return;
		for await (const rows of pagesOf(connection, table)) {
			count += rows.length;
			yield rows.map((row) => `${JSON.stringify(toBackupRow(table.columns, row))}\n`).join('');
		}
	}
	await pipeline(lines, createWriteStream(file, { mode: 0o600 }));
	return count;
}

/**
 * Writes all tables and their description into a folder.
 * @returns the number of rows of each table
 */
export async function dumpTables(connection: DatabaseConnection, folder: string) {
	makeFolders(folder, 'database');
	const schema = await readStoredSchema(connection);
	await writeFile(join(folder, schemaName), JSON.stringify(schema));
	const counts: Record<string, number> = {};
	for (const table of allTables(schema))
		counts[table.name] = await dumpTable(connection, table, join(folder, rowsName(table.name)));
	return counts;
}
