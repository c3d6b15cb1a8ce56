import { Refusal } from '../../../platform/lib/refusal';
import { cutAtWord, toPlainText } from '../../../platform/markdown/plain-text';
import { type CsvTable, parseCsv } from './csv-table';
import { ghostData, readGhost } from './ghost';
import { readMarkdown } from './markdown';
import { isMediumPost, readMedium } from './medium';
import { createParsedImport, type ParsedImport } from './parsed-import';
import type { ImportedPost } from './post';
import type { SourceFolder } from './source';
import { readSubstack, substackList } from './substack';
import { isSumuExport, readSumu } from './sumu';
import { accountForWords } from './word-account';
import { readWordpress, wordpressChannel } from './wordpress';

const filterByExtension = (files: readonly string[], ending: RegExp) =>
	files.filter((file) => ending.test(file));

/** Maximum characters of a title that is made of the first words of a text. */
const MADE_TITLE_LENGTH = 60;

/** Gives a post without a title one of its first words. */
function withTitle(post: ImportedPost): ImportedPost {
	if (post.title) return post;
	const plainText = toPlainText(post.text);
	const shortTitle = cutAtWord(plainText, MADE_TITLE_LENGTH);
	if (!shortTitle) return post;
	return {
		...post,
		title:
			shortTitle.length < plainText.length && shortTitle.length > 0 ? `${shortTitle}…` : shortTitle,
		conversion: {
			...post.conversion,
			notes: [...post.conversion.notes, 'without a title, so its first words are used'],
		},
	};
}

async function filterMediumPosts(source: SourceFolder): Promise<string[]> {
	const mediumFiles: string[] = [];
	for (const filePath of filterByExtension(source.files, /\.html?$/i))
		if (isMediumPost((await source.read(filePath)).text)) mediumFiles.push(filePath);
	return mediumFiles;
}

/** Reads every spreadsheet of a source except the list of a Substack export. */
async function readTables(source: SourceFolder, list: CsvTable | null): Promise<CsvTable[]> {
	const csvTables: CsvTable[] = [];
	for (const file of filterByExtension(source.files, /\.(?:csv|tsv)$/i)) {
		if (file === list?.file) continue;
		const { text, encoding } = await source.read(file);
		const csvTable = parseCsv(file, text, encoding);
		if (csvTable) csvTables.push(csvTable);
	}
	return csvTables;
}

async function readExports(source: SourceFolder): Promise<ParsedImport[]> {
	const parsedImports: ParsedImport[] = [];
	for (const file of filterByExtension(source.files, /\.json$/i)) {
		const exportedData = ghostData((await source.read(file)).text);
		if (exportedData) parsedImports.push(readGhost(file, exportedData));
	}
	for (const file of filterByExtension(source.files, /\.xml$/i)) {
		const channel = wordpressChannel((await source.read(file)).text);
		if (channel) parsedImports.push(readWordpress(file, channel));
	}
	const postList = await substackList(source);
	if (postList) parsedImports.push(await readSubstack(source, postList));
	const mediumFiles = await filterMediumPosts(source);
	if (mediumFiles.length > 0) parsedImports.push(await readMedium(source, mediumFiles));
	const tables = await readTables(source, postList);
	if (tables.length > 0) parsedImports.push(createParsedImport('csv', { tables }));
	return parsedImports;
}

const describeLeftOut = ({ from, title, reason }: ParsedImport['skipped'][number]) =>
	`${title || from}: ${reason}`;

/** Removes the spreadsheets beside posts, such as the data of a blog; Substack exports its subscribers so. */
function withoutStrayTables(parsed: ParsedImport): ParsedImport {
	const { source, posts, tables, skipped } = parsed;
	if (posts.length === 0 || source === 'substack') return parsed;
	const strayTables = tables.map(({ file }) => ({
		from: file,
		title: '',
		reason: 'a spreadsheet beside posts; import it on its own',
	}));
	return { ...parsed, tables: [], skipped: [...skipped, ...strayTables] };
}

/**
 * Returns the content of a source, in any of the supported formats.
 * @throws Refusal if nothing can be imported
 */
export async function readImport(source: SourceFolder): Promise<ParsedImport> {
	if (await isSumuExport(source)) return readSumu(source);
	const parsedExports = await readExports(source);
	const hasExport = parsedExports.some(({ source: name }) => name !== 'csv');
	const pictureTexts = hasExport
		? []
		: filterByExtension(source.files, /\.(?:md|mdx|markdown|mdown|html?)$/i);
	const parsedImports = [
		...parsedExports,
		...(pictureTexts.length > 0 ? [await readMarkdown(source, pictureTexts)] : []),
	];
	const importedPosts = parsedImports
		.flatMap((parsed) => parsed.posts)
		.map(withTitle)
		.map((post) => ({ ...post, account: accountForWords(post) }));
	const mergedImport = withoutStrayTables({
		source:
			parsedImports.find((parsed) => parsed.posts.length > 0)?.source ??
			parsedExports[0]?.source ??
			'markdown',
		posts: importedPosts,
		tables: parsedImports.flatMap(({ tables }) => tables),
		skipped: parsedImports.flatMap(({ skipped }) => skipped),
		refused: [
			...parsedImports.flatMap(({ refused }) => refused),
			...source.unread.map((folder) => ({ from: folder, title: '', reason: 'it cannot be read' })),
		],
	});
	const hasEntries = mergedImport.posts.length > 0 || mergedImport.tables.length > 0;
	if (hasEntries || (hasExport && mergedImport.skipped.length > 0)) return mergedImport;
	throw new Refusal(
		[
			'There is nothing to import in it: no Markdown or MDX, no spreadsheet (.csv), and no export of Ghost (.json), WordPress or Squarespace (.xml), Medium or Substack.',
			...mergedImport.skipped.map(describeLeftOut),
			...mergedImport.refused.map(describeLeftOut),
		].join('\n  '),
	);
}
