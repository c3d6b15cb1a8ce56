import type { CsvColumn, CsvKind } from '@sumu/contract';
import { csvColumns, findCsvField } from '@sumu/contract';
import type { CsvTable } from './reading/csv-table';
import { isMonthFirst, readDate } from './reading/dates';

/** Cell of a spreadsheet, for one field. */
export interface CsvCell {
	readonly column: CsvColumn;
	/** Name of the column in the file. */
	readonly name: string;
	readonly text: string;
}

/** Conventions of a spreadsheet for numbers and dates. */
export interface CsvConventions {
	readonly decimalSign: ',' | '.';
	readonly language: string;
}

/** Words for a price of nothing. */
const freePattern = /^(?:free|gratis|kostenlos|gratuit|nothing|—|-)$/i;
const clearlyComma = /(?:\d,\d{1,2}|\.\d{3},\d+)(?!\d)\D*$/;
const clearlyPoint = /(?:\d\.\d{1,2}|,\d{3}\.\d+)(?!\d)\D*$/;

/** Recognises the decimal sign of a spreadsheet: by its numbers, else by the site's language if `;` separates its cells. */
export function findDecimalSign(
	{ rows, delimiter }: CsvTable,
	numberColumns: readonly number[],
	language: string,
): ',' | '.' {
	const pictureTexts = rows.flatMap((row) => numberColumns.map((index) => row[index] ?? ''));
	if (pictureTexts.some((text) => clearlyPoint.test(text))) return '.';
	if (pictureTexts.some((text) => clearlyComma.test(text))) return ',';
	const languageSign = new Intl.NumberFormat(language)
		.formatToParts(1.5)
		.find(({ type }) => type === 'decimal')?.value;
	return delimiter === ';' && languageSign === ',' ? ',' : '.';
}

const MAX_NUMBER_LENGTH = 100;

/** Reads a number with a currency, a per cent sign or a scale such as `4/5`. Null if the text is not a number. */
export function readNumber(text: string, decimalSign: ',' | '.'): number | null {
	if (text.length > MAX_NUMBER_LENGTH) return null;
	if (freePattern.test(text)) return 0;
	const starSigns = /^(★+)☆*$/.exec(text)?.[1];
	if (starSigns) return starSigns.length;
	const bareText = text
		.replace(/\s*\/\s*\d+$/, '')
		.replace(/^(?:[\p{Sc}%]|[A-Z]{3}\b)\s*|\s*(?:[\p{Sc}%]|[A-Z]{3})$/gu, '')
		.replace(/[\s\u00A0\u202F'’_]/g, '');
	const thousandsSign = decimalSign === ',' ? '.' : ',';
	const plainNumber = bareText.replaceAll(thousandsSign, '').replace(decimalSign, '.');
	return /^-?\d+(?:\.\d+)?$/.test(plainNumber) ? Number(plainNumber) : null;
}

const listOf = (text: string) =>
	text
		.split(/\n|[;|]/)
		.map((part) => part.trim())
		.filter(Boolean);

interface ReadValue {
	readonly value: unknown;
	/** Fact to check, such as the reading of an ambiguous date. */
	readonly note?: string;
}

/** Converts a cell to the value of its field's form. Text that cannot be read stays text, which the form refuses. */
export function readCell({ column, text }: CsvCell, conventions: CsvConventions): ReadValue {
	if (column.format === 'number')
		return { value: readNumber(text, conventions.decimalSign) ?? text };
	if (column.format === 'list') return { value: listOf(text) };
	if (column.format !== 'date') return { value: text };
	const readDateResult = readDate(text);
	if (!readDateResult?.ambiguous) return { value: readDateResult?.iso ?? text };
	const { monthFirst, dayFirst } = readDateResult.ambiguous;
	const isoDate = isMonthFirst(conventions.language) ? monthFirst : dayFirst;
	return {
		value: isoDate,
		note: `the date ${text} is read as ${isoDate.slice(0, 10)}, in the order of the site's language`,
	};
}

/** Returns the column of a form for each column of a spreadsheet; undefined for those that are not imported. */
export function matchColumns(
	kind: CsvKind,
	{ columns }: CsvTable,
	mapping: Readonly<Record<string, string>> = {},
): (CsvColumn | undefined)[] {
	const fields = columns.map((name) => mapping[name] ?? findCsvField(kind, name));
	return fields.map((field, index) =>
		// The first of two columns for one field counts.
		field && fields.indexOf(field) === index
			? csvColumns[kind].find((column) => column.field === field)
			: undefined,
	);
}
