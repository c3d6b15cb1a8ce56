import { formulaPattern } from '@sumu/contract';
import { unparse } from 'papaparse';
import type { DataRow } from './list-config';

const toCell = (value: unknown) => {
	if (Array.isArray(value)) return value.join(', ');
	return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
};

/** Rows as a CSV file. Formulas are escaped, so that spreadsheets do not run them. */
export function createRowsFile(
	rows: readonly DataRow[],
	fields: readonly string[],
	name: string,
): File {
	const data = rows.map((row) => {
		const values = row as DataRow & Readonly<Record<string, unknown>>;
		return fields.map((field) => toCell(values[field]));
	});
	const csv = unparse({ fields: [...fields], data }, { escapeFormulae: formulaPattern });
	return new File([csv], name, { type: 'text/csv' });
}
