import { formulaPattern, unescapeFormula } from '@sumu/contract';
import { nameOfLanguage, pluralPart } from '@sumu/contract/words';
import { parse, unparse } from 'papaparse';
import PO from 'pofile';
import { assignPluralForms } from './plural-forms';
import { areaNames, findUnknownPlaceholder, type ReplaceableText } from './replaceable-texts';
import type { TextReplacements } from './save-words';

export type WordsFileFormat = 'po' | 'csv';

/** Something in a file that cannot be used, with its place. */
export interface FileProblem {
	/** Such as ‘Line 12’; empty for the whole file. */
	readonly place: string;
	readonly reason: string;
}

/** Content of a file compared with the texts of the form. */
export interface WordsImport {
	/** Replacements that differ from the form's. */
	readonly changes: TextReplacements;
	/** Entries that are left as they are, or the reason why the whole file is. */
	readonly problems: readonly FileProblem[];
}

interface FileEntry {
	readonly place: string;
	readonly key: string;
	readonly text: string;
	/** The reason why it cannot be used, if that is known without the site's texts. */
	readonly fault?: string;
}

/** The columns of a CSV file; only the first and the last are read. */
const columns = ['key', 'part', 'english', 'text'] as const;
const MAX_TEXT_LENGTH = 10_000;

/** Text to show for a line: the owner's, or the translation; empty if it is not translated. */
const currentText = (line: ReplaceableText, own: string) =>
	own || (line.isTranslated ? line.says : '');

const noteOf = ({ area, form }: ReplaceableText) =>
	form ? `${areaNames[area]}; plural form: ${form}` : areaNames[area];

function formatPo(
	lines: readonly ReplaceableText[],
	ownOf: (key: string) => string,
	language: string,
) {
	const file = new PO();
	file.headers = {
		'MIME-Version': '1.0',
		'Content-Type': 'text/plain; charset=utf-8',
		'Content-Transfer-Encoding': '8bit',
		Language: language.replaceAll('-', '_'),
	};
	for (const line of lines) {
		const item = new PO.Item();
		item.msgctxt = line.key;
		item.msgid = line.english;
		item.msgstr = [currentText(line, ownOf(line.key))];
		item.extractedComments = [noteOf(line)];
		file.items.push(item);
	}
	return `${file.toString()}\n`;
}

const formatCsv = (lines: readonly ReplaceableText[], ownOf: (key: string) => string) =>
	unparse(
		{
			fields: [...columns],
			data: lines.map((line) => [
				line.key,
				noteOf(line),
				line.english,
				currentText(line, ownOf(line.key)),
			]),
		},
		{ escapeFormulae: formulaPattern },
	);

/** Returns a file with every text: plain English, and the site's text if there is one. */
export function createWordsFile(
	format: WordsFileFormat,
	lines: readonly ReplaceableText[],
	ownOf: (key: string) => string,
	language: string,
): File {
	const shownLines = lines.filter(({ english }) => english !== '');
	// The mark tells spreadsheets that the file is UTF-8.
	const content =
		format === 'po'
			? formatPo(shownLines, ownOf, language)
			: `\ufeff${formatCsv(shownLines, ownOf)}`;
	const type = format === 'po' ? 'text/x-gettext-translation' : 'text/csv';
	return new File([content], `words-${language}.${format}`, { type });
}

/** The reason why a file cannot be read at all. */
class UnreadableFile extends Error {
	constructor(
		readonly place: string,
		message: string,
	) {
		super(message);
	}
}

const quotedText = '"(?:[^"\\\\]|\\\\.)*"';
const poLine = new RegExp(
	`^\\s*(?:(?:#.*|(?:msgctxt|msgid|msgid_plural|msgstr(?:\\[\\d+\\])?)\\s*${quotedText}|${quotedText})\\s*)?$`,
);
const poKeyLine = /^\s*msgctxt\s*"(.*)"\s*$/;

type PoItem = InstanceType<typeof PO.Item>;

/** Note of the entries of legal pages in the project's PO files. Their texts are settings, not words. */
const LEGAL_NOTE = /^legal page\b/;
const isOfLegalPage = ({ extractedComments }: PoItem) =>
	extractedComments.some((note) => LEGAL_NOTE.test(note));

/** Returns one entry for a text, and one for each form of a plural, as in the project's PO files. */
function entriesOf(item: PoItem, place: string, language: string): FileEntry[] {
	const { msgctxt: key = '', msgid_plural, msgstr } = item;
	if (!msgid_plural) return [{ place, key, text: msgstr[0] ?? '' }];
	if (msgstr.every((text) => !text)) return [];
	const forms = assignPluralForms(msgstr, language);
	if (!forms) {
		const fault = `${nameOfLanguage(language)} has another number of plural forms than this text.`;
		return [{ place, key, text: '', fault }];
	}
	return forms.map(([form, text]) => ({
		place: `${place}, plural form “${form}”`,
		key: pluralPart(key, form),
		text,
	}));
}

function readPo(content: string, language: string): FileEntry[] {
	const placesByKey = new Map<string, string>();
	for (const [index, line] of content.split(/\r?\n/).entries()) {
		const place = `Line ${index + 1}`;
		if (!poLine.test(line))
			throw new UnreadableFile(place, 'This isn’t a line of a PO file. Check its quotation marks.');
		const key = poKeyLine.exec(line)?.[1];
		if (key) placesByKey.set(key, place);
	}
	// `pofile` separates entries by empty lines only after `\n`.
	const { items } = PO.parse(content.replace(/\r\n?/g, '\n'));
	const current = items.filter(({ obsolete, flags }) => !obsolete && !flags.fuzzy);
	if (current.length === 0) throw new UnreadableFile('', 'This file contains no translations.');
	return current
		.filter((item) => !isOfLegalPage(item))
		.flatMap((item) =>
			entriesOf(item, placesByKey.get(item.msgctxt ?? '') ?? `“${item.msgid}”`, language),
		);
}

function readCsv(content: string): FileEntry[] {
	const { data, errors, meta } = parse<Record<string, string>>(content, {
		header: true,
		skipEmptyLines: 'greedy',
		transformHeader: (name) => name.trim().toLowerCase(),
	});
	// A file with one column has no separator to detect.
	const error = errors.find(({ type }) => type !== 'Delimiter');
	const placeOf = (row: number) => `Row ${row + 2}`;
	for (const column of ['key', 'text'])
		if (!meta.fields?.includes(column))
			throw new UnreadableFile('Row 1', `The column “${column}” is missing.`);
	if (error) {
		const isQuote = error.type === 'Quotes';
		// Papa Parse counts the heading only for quotation marks.
		const place = error.row === undefined ? '' : placeOf(isQuote ? error.row - 1 : error.row);
		throw new UnreadableFile(
			place,
			isQuote ? 'A quotation mark is missing.' : 'The number of cells is wrong.',
		);
	}
	if (data.length === 0) throw new UnreadableFile('', 'This file contains no texts.');
	return data.map(({ key = '', text = '' }, row) => ({
		place: placeOf(row),
		key: key.trim(),
		text: unescapeFormula(text),
	}));
}

/** Returns the reason why an entry cannot be used, if there is one. */
function findFault(
	line: ReplaceableText | undefined,
	{ key, text, fault }: FileEntry,
): string | undefined {
	if (fault) return fault;
	if (!line) return key ? `There is no text “${key}” on this site.` : 'The key is missing.';
	if (text.length > MAX_TEXT_LENGTH)
		return `The text is longer than ${MAX_TEXT_LENGTH.toLocaleString('en')} characters.`;
	const placeholder = findUnknownPlaceholder(line, text);
	return placeholder && `${placeholder} isn’t available in this text.`;
}

const decodeUtf8 = (content: ArrayBuffer) => {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(content);
	} catch {
		throw new UnreadableFile('', 'The file isn’t UTF-8. Save it again as UTF-8.');
	}
};

/**
 * Compares a PO or CSV file with the form. Empty and fuzzy entries change nothing, and neither do texts that are
 * missing from the file.
 */
export async function readWordsFile(
	file: File,
	lines: readonly ReplaceableText[],
	ownOf: (key: string) => string,
	language: string,
): Promise<WordsImport> {
	const linesByKey = new Map(lines.map((line) => [line.key, line]));
	const changes: Record<string, string> = {};
	const problems: FileProblem[] = [];
	try {
		const content = decodeUtf8(await file.arrayBuffer());
		const entries = /\.csv$/i.test(file.name) ? readCsv(content) : readPo(content, language);
		for (const entry of entries) {
			if (!entry.fault && entry.text.trim() === '') continue;
			const line = linesByKey.get(entry.key);
			const reason = findFault(line, entry);
			if (reason) problems.push({ place: entry.place, reason });
			if (reason || !line) continue;
			const own = line.isTranslated && entry.text === line.says ? '' : entry.text;
			if (own !== ownOf(line.key)) changes[line.key] = own;
		}
		return { changes, problems };
	} catch (error) {
		if (!(error instanceof UnreadableFile)) throw error;
		return { changes: {}, problems: [{ place: error.place, reason: error.message }] };
	}
}
