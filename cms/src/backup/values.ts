import type { Column } from './schema';

/** Value in a backup, in the same form for every database. */
export type Value = string | number | boolean | null;
export type Row = Record<string, Value>;
export type StoredRow = Record<string, unknown>;

const isDate = ({ type }: Column) => type === 'datetime' || type === 'timestamp';

function neutral(column: Column, value: unknown): Value {
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
export const rowOut = (columns: readonly Column[], row: StoredRow): Row =>
	Object.fromEntries(columns.map((column) => [column.name, neutral(column, row[column.name])]));

/** Converts a row of a backup for the database driver, which formats dates itself. */
export const rowIn = (columns: readonly Column[], row: Row): Record<string, Value | Date> =>
	Object.fromEntries(
		columns.map((column) => {
			const value = row[column.name] ?? null;
			const isTime = isDate(column) && typeof value === 'number';
			return [column.name, isTime ? new Date(value) : value];
		}),
	);
