import { createReadStream } from 'node:fs';
import type { Column } from './schema';

/** Value in a backup, in the same form for every database. */
export type BackupValue = string | number | boolean | null;
export type BackupRow = Record<string, BackupValue>;
export type StoredRow = Record<string, unknown>;

const isDate = ({ type }: Column) => type === 'datetime' || type === 'timestamp';

function toBackupValue(column: Column, value: unknown): BackupValue {
	if (value === null || value === undefined) return null;
	if (value instanceof Date) return value.getTime();
	if (column.type === 'boolean') return Boolean(value);
	if (column.type === 'bigInteger') return String(value);
	if (typeof value === 'object') return JSON.stringify(value);
	if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
		return value;
	throw new Error(`${column.name} holds a ${typeof value}`);
}

/** Converts a database row for a backup. */
export const toBackupRow = (columns: readonly Column[], row: StoredRow): BackupRow =>
	Object.fromEntries(
		columns.map((column) => [column.name, toBackupValue(column, row[column.name])]),
	);

/** Converts a row of a backup for the database driver, which formats dates itself. */
export const toDatabaseRow = (
	columns: readonly Column[],
	row: BackupRow,
): Record<string, BackupValue | Date> =>
	Object.fromEntries(
		columns.map((column) => {
			const value = row[column.name] ?? null;
			const isTime = isDate(column) && typeof value === 'number';
			return [column.name, isTime ? new Date(value) : value];
		}),
	);

/** Yields the lines of a file without loading the whole file. A last line without a line break is dropped. */
export async function* linesOf(file: string) {
	let rest = '';
	for await (const chunk of createReadStream(file, 'utf8')) {
		const lines = `${rest}${chunk}`.split('\n');
		rest = lines.pop() ?? '';
		yield* lines;
	}
}
