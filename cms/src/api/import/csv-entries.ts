import { createHash } from 'node:crypto';
import {
	type CsvKind,
	csvColumns,
	csvKindOf,
	emailSchema,
	type ImportOptions,
	type ImportRow,
	maxLengths,
} from '@sumu/contract';
import {
	resolveWorkplaceTranslations,
	type Translations,
	translateMessage,
} from '@sumu/contract/words';
import * as z from 'zod/mini';
import type { DocumentData } from '../../platform/fields';
import { readLocale } from '../site-setting/read-settings';
import {
	columnWriters,
	matchLists,
	type Rules,
	readRules,
	takeDate,
	type Values,
} from './csv-rules';
import {
	type CsvCell,
	type CsvConventions,
	findDecimalSign,
	matchColumns,
	readCell,
} from './csv-values';
import type { PictureImporter } from './pictures';
import { wordsIn } from './reading/conversion-log';
import type { CsvTable } from './reading/csv-table';

/** Row of a spreadsheet that can be added. */
export interface CsvEntry {
	readonly kind: CsvKind;
	readonly row: ImportRow;
	/** By which another import recognises it. */
	readonly mark: string;
	readonly pictureNames: readonly string[];
	/** Stores its pictures and returns its columns. */
	readonly toColumns: () => Promise<DocumentData>;
}

/** Placeholder for a picture that is stored when the entry is added. */
const PICTURE_PLACEHOLDER = '/uploads/picture';

interface RowContext {
	readonly kind: CsvKind;
	readonly table: CsvTable;
	readonly rules: Rules;
	readonly conventions: CsvConventions;
	readonly pictures: PictureImporter;
	readonly options: ImportOptions;
	/** Messages of the form in the wording of the site. */
	readonly translations: Translations;
}

/** Stores the pictures that the values name; one that cannot be stored keeps its web address. */
async function storePictures(
	values: Values,
	names: Readonly<Record<string, string>>,
	{ pictures, table }: RowContext,
): Promise<Values> {
	const storedEntries = await Promise.all(
		Object.entries(names).map(async ([field, name]) => {
			const storedUrl = await pictures.address(table, name);
			return [field, storedUrl ?? (/^https?:\/\//i.test(name) ? name : null)] as const;
		}),
	);
	return { ...values, ...Object.fromEntries(storedEntries) };
}

const labelsOf = (kind: CsvKind, fields: readonly string[]) =>
	csvColumns[kind]
		.filter(({ field }) => fields.includes(field))
		.map(({ label }) => label)
		.join(', ');

/** Checks a row by the rules of its form. */
function planRow(cells: readonly CsvCell[], rowNumber: number, context: RowContext): CsvEntry {
	const { kind, table, rules, conventions, pictures, options, translations } = context;
	const rowNotes = table.encoding ? [`converted from ${table.encoding}`] : [];
	const cellValues: Values = {};
	const pictureNames: Record<string, string> = {};
	const filledCells = cells.filter(({ text }) => text !== '');
	for (const cell of filledCells) {
		const { value, note } = readCell(cell, conventions);
		if (note) rowNotes.push(note);
		cellValues[cell.column.field] = value;
		if (cell.column.format !== 'picture') continue;
		const isKnownPicture = pictures.has(table, cell.text) || /^https?:\/\//i.test(cell.text);
		if (isKnownPicture) {
			pictureNames[cell.column.field] = cell.text;
			cellValues[cell.column.field] = PICTURE_PLACEHOLDER;
		} else {
			pictures.noteMissing(table, cell.text);
			delete cellValues[cell.column.field];
		}
	}
	if (kind === 'project' && options.category && cellValues.category === undefined)
		cellValues.category = options.category;
	const entryTitle = String(cellValues[csvColumns[kind][0].field] ?? '');
	const sourceName = `${table.file}: row ${rowNumber}`;
	const columnNameOf = (field: string) =>
		cells.find(({ column }) => column.field === field)?.name ?? labelsOf(kind, [field]);
	const describe = (field: string, message: string) =>
		`row ${rowNumber}, column “${columnNameOf(field)}”: ${translateMessage(message, translations).text.trim()}`;

	const { date, problem: dateProblem } =
		kind === 'project' || kind === 'review' ? takeDate(cellValues) : { date: null, problem: '' };
	const listProblems = matchLists(cellValues, rules.lists);
	const parseResult = rules.schema.safeParse(cellValues);
	const formIssues = (parseResult.error?.issues ?? []).map(({ path: [field = ''], message }) => ({
		field: String(field),
		message,
	}));
	const isMissing = ({ field }: { field: string }) => cellValues[field] === undefined;
	const problems = [
		...listProblems,
		...formIssues.filter((issue) => !isMissing(issue)),
		...(dateProblem ? [{ field: 'date', message: dateProblem }] : []),
	];
	const missingFields = [...new Set(formIssues.filter(isMissing).map(({ field }) => field))];
	const hasName = entryTitle !== '';
	const refusalReason = hasName
		? problems.map(({ field, message }) => describe(field, message)).join(' ')
		: `row ${rowNumber}, column “${columnNameOf(csvColumns[kind][0].field)}”: The name is missing.`;
	const draftReason =
		missingFields.length > 0
			? `it lacks ${labelsOf(kind, missingFields)}`
			: options.asDrafts
				? 'imported as a draft'
				: '';
	const wordCount = filledCells.reduce((sum, { text }) => sum + wordsIn(text).length, 0);
	const isRefused = refusalReason !== '' || (kind === 'subscriber' && !options.consent);
	const rowStatus = isRefused ? 'refused' : draftReason ? 'draft' : 'published';
	const rowReason =
		refusalReason ||
		(isRefused ? 'subscribers need a note on how they agreed to get your newsletter' : draftReason);
	const contentMark = createHash('sha256')
		.update(JSON.stringify([kind, filledCells.map(({ column, text }) => [column.field, text])]))
		.digest('hex');
	const picturesByField = pictureNames;
	return {
		kind,
		row: {
			kind,
			source: sourceName,
			title: entryTitle,
			slug: '',
			status: rowStatus,
			...(rowReason && { reason: rowReason }),
			date,
			words: { source: wordCount, result: isRefused ? 0 : wordCount },
			pictures: Object.keys(picturesByField).length,
			replaced: [],
			leftOut: [],
			notes: rowNotes,
		},
		mark: contentMark,
		pictureNames: Object.values(picturesByField),
		async toColumns() {
			if (kind === 'subscriber')
				return {
					email: emailSchema.parse(cellValues.email),
					confirmed: true,
					confirmedOn: cellValues.confirmedOn ?? new Date().toISOString(),
					consentNote: (options.consent ?? '').slice(0, maxLengths.line),
				};
			const partialSchema = z.partial(rules.schema as z.ZodMiniObject);
			const storedValues = await storePictures(cellValues, picturesByField, context);
			const formValues = partialSchema.parse(storedValues);
			const entryColumns = await columnWriters[kind](formValues as never);
			return { ...entryColumns, ...(date && { date }) };
		},
	};
}

/** Rows of a spreadsheet whose content type is unknown: one refused row for the file. */
const refuseTable = ({ file }: CsvTable): ImportRow => ({
	kind: 'project',
	source: file,
	title: '',
	slug: '',
	status: 'refused',
	reason: 'its name does not say what it contains: choose a type',
	date: null,
	words: { source: 0, result: 0 },
	pictures: 0,
	replaced: [],
	leftOut: [],
	notes: [],
});

/** Returns the entries of a spreadsheet, or a refused row if its content type is unknown. */
export async function planTable(
	table: CsvTable,
	{
		options,
		pictures,
		language,
	}: { options: ImportOptions; pictures: PictureImporter; language: string },
): Promise<{ entries: CsvEntry[]; refused: ImportRow[] }> {
	const { type, columns: mapping } = options.tables?.[table.file] ?? {};
	const entryKind = type ?? options.type ?? csvKindOf(table.file);
	if (!entryKind) return { entries: [], refused: [refuseTable(table)] };
	const columns = matchColumns(entryKind, table, mapping);
	const numberColumns = columns.flatMap((column, index) =>
		column?.format === 'number' ? [index] : [],
	);
	const conventions = { decimalSign: findDecimalSign(table, numberColumns, language), language };
	const formRules = await readRules(entryKind);
	const translations = resolveWorkplaceTranslations(await readLocale());
	const rowContext = {
		...{ kind: entryKind, table, rules: formRules, conventions },
		...{ pictures, options, translations },
	};
	const allEntries = table.rows.map((row, index) => {
		const rowCells = columns.flatMap((column, at) =>
			column ? [{ column, name: table.columns[at] ?? '', text: row[at] ?? '' }] : [],
		);
		const csvEntry = planRow(rowCells, index + 2, rowContext);
		const unknownColumns = table.columns.filter(
			(name, at) => !columns[at] && (row[at] ?? '') !== '' && mapping?.[name] !== '',
		);
		for (const entryName of unknownColumns) csvEntry.row.leftOut.push(`the column “${entryName}”`);
		return csvEntry;
	});
	return { entries: allEntries, refused: [] };
}
