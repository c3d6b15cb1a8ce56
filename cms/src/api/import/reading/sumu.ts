import type { EntryKind } from '@sumu/contract';
import { parseCsv, recordsOf } from './csv-table';
import { type FrontMatter, fieldOf, splitFrontMatter, textIn } from './front-matter';
import { createParsedImport, type LeftOutEntry, type ParsedImport } from './parsed-import';
import { textOf } from './post';
import type { SourceFolder } from './source';
import type { SumuEntry } from './sumu-content';

const parseJson = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
};

/** Checks whether a source is an export of this product. */
export async function isSumuExport(source: SourceFolder): Promise<boolean> {
	if (!source.files.includes('export.json')) return false;
	return Object(parseJson((await source.read('export.json')).text)).format === 'sumu-export';
}

const timeNames = ['createdAt', 'updatedAt', 'firstPublishedAt'] as const;

const stringsOf = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Front matter of a post that is not content, or has another name there. */
const otherNames =
	/^(?:title|id|draft|publishat|created|updated|firstpublished|aliases|tags|cover)$/;

/** Names of the columns of a post by those in front matter, which ignore case. */
const postColumns = [
	'slug',
	'author',
	'excerpt',
	'seoTitle',
	'seoDescription',
	'pictureAlt',
	'date',
];

const isoOf = (value: unknown): string | null =>
	value instanceof Date ? value.toISOString() : textOf(value) || null;

function toPost(file: string, frontMatter: FrontMatter, body: string): SumuEntry {
	const isDraftPost = fieldOf(frontMatter, 'draft') === true;
	const columnEntries = postColumns.map((name) => [name, fieldOf(frontMatter, name)] as const);
	const unknownColumns = Object.entries(frontMatter).filter(
		([name]) =>
			!otherNames.test(name) && !postColumns.some((column) => column.toLowerCase() === name),
	);
	const tags = stringsOf(fieldOf(frontMatter, 'tags')).join(', ');
	const coverPicture = textIn(frontMatter, 'cover').replace(/^\.\.\//, '');
	const isUploadedFile = coverPicture.startsWith('pictures/');
	return {
		kind: 'blog',
		from: file,
		id: textIn(frontMatter, 'id'),
		status: isDraftPost ? 'draft' : 'published',
		publishAt: isoOf(fieldOf(frontMatter, 'publishAt')),
		columns: {
			createdAt: isoOf(fieldOf(frontMatter, 'created')),
			updatedAt: isoOf(fieldOf(frontMatter, 'updated')),
			firstPublishedAt: isoOf(fieldOf(frontMatter, 'firstPublished')),
		},
		formerPaths: stringsOf(fieldOf(frontMatter, 'aliases')),
		content: {
			...Object.fromEntries(unknownColumns),
			...Object.fromEntries(
				columnEntries.map(([name, value]) => [
					name,
					value instanceof Date ? value.toISOString() : (value ?? null),
				]),
			),
			topic: textIn(frontMatter, 'title'),
			tags: tags || null,
			description: body.replace(/\n$/, '').replace(/(?<=[("'\s])\.\.\/pictures\//g, 'pictures/'),
			img: isUploadedFile ? coverPicture : null,
			imageUrl: isUploadedFile ? null : coverPicture || null,
		},
	};
}

async function readPosts(source: SourceFolder): Promise<SumuEntry[]> {
	const importedPosts: SumuEntry[] = [];
	for (const filePath of source.files.filter((one) => /^posts\/[^/]+\.md$/.test(one))) {
		const { frontMatter, body } = splitFrontMatter((await source.read(filePath)).text);
		importedPosts.push(toPost(filePath, frontMatter, body));
	}
	return importedPosts;
}

function toEntry(kind: EntryKind, from: string, value: unknown): SumuEntry {
	const entryRow: Record<string, unknown> = Object(value);
	const entryContent: Record<string, unknown> = Object(entryRow.content);
	return {
		kind,
		from,
		id: textOf(entryRow._id),
		status: entryRow.status === 'draft' ? 'draft' : 'published',
		publishAt: textOf(entryRow.publishAt) || null,
		columns: {
			...Object.fromEntries(timeNames.map((name) => [name, textOf(entryRow[name]) || null])),
			...(typeof entryRow.rank === 'number' && { rank: entryRow.rank }),
			...(typeof entryRow.item === 'string' && { item: entryRow.item }),
		},
		formerPaths: stringsOf(entryRow.formerPaths),
		content: entryContent,
		...(entryRow.draft ? { draft: Object(entryRow.draft) } : {}),
	};
}

/** Reads an export of this product. Reviews and services come after the projects and posts that they refer to. */
export async function readSumu(source: SourceFolder): Promise<ParsedImport> {
	const refusedEntries: LeftOutEntry[] = [];
	const allEntries = await readPosts(source);
	const readJson = async (file: string) =>
		source.files.includes(file) ? parseJson((await source.read(file)).text) : [];
	for (const entryKind of ['project', 'review', 'service', 'skill'] as const) {
		const file = `${entryKind}s.json`;
		const parsedRows = await readJson(file);
		if (!Array.isArray(parsedRows))
			refusedEntries.push({ from: file, title: '', reason: 'it is no JSON that can be read' });
		else
			allEntries.push(
				...parsedRows.map((row, index) => toEntry(entryKind, `${file}: entry ${index + 1}`, row)),
			);
	}
	const csvTable = source.files.includes('pictures.csv')
		? parseCsv('pictures.csv', (await source.read('pictures.csv')).text)
		: null;
	const pictureTexts = Object.fromEntries(
		(csvTable ? recordsOf(csvTable) : []).map(
			({ file = '', alternativetext = '', caption = '' }) => [
				file,
				{ alt: alternativetext, caption },
			],
		),
	);
	const settings = await readJson('settings.json');
	return createParsedImport('sumu', {
		refused: refusedEntries,
		sumu: {
			entries: allEntries,
			settings: Array.isArray(settings) ? null : Object(settings),
			pictureTexts,
		},
	});
}
