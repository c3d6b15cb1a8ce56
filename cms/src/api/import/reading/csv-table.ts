import { unescapeFormula } from '@sumu/contract';
import Papa from 'papaparse';

/** Spreadsheet as text. */
export interface CsvTable {
	readonly file: string;
	/** Folder of the file, from which its picture names are resolved. */
	readonly folder: string;
	/** Encoding if the file is not UTF-8. */
	readonly encoding: string;
	/** Names in the first row. */
	readonly columns: readonly string[];
	/** Cells by row; the header is row 1, so the first of these is row 2. */
	readonly rows: readonly (readonly string[])[];
	readonly delimiter: string;
}

const isEmptyRow = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** Parses a spreadsheet; the delimiter is recognised. Null if it has no row below its header. */
export function parseCsv(file: string, text: string, encoding = ''): CsvTable | null {
	const { data, meta } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
		delimitersToGuess: [',', ';', '\t', '|'],
	});
	const [header = [], ...rows] = data;
	// A line at the end of the file, or between rows, is no record.
	const filledRows = rows.map((row) => row.map((cell) => unescapeFormula(cell.trim())));
	while (filledRows.length > 0 && isEmptyRow(filledRows.at(-1) ?? [])) filledRows.pop();
	if (filledRows.length === 0) return null;
	return {
		file,
		folder: file.split('/').slice(0, -1).join('/'),
		encoding,
		columns: header.map((name) => name.trim()),
		rows: filledRows,
		delimiter: meta.delimiter,
	};
}

/** Returns the rows of a table by the lower-case names of its columns. */
export const recordsOf = ({ columns, rows }: CsvTable): Record<string, string>[] =>
	rows.map((row) =>
		Object.fromEntries(columns.map((name, index) => [name.toLowerCase(), row[index] ?? ''])),
	);
