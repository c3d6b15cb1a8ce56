import type { ImportRow, ImportSource } from '@sumu/contract';
import { toEntryUid } from '@sumu/contract';
import { pathOf } from '../../platform/addresses/slugs';
import { presentSite } from '../site-setting/presenter';
import { readSite } from '../site-setting/read-site';
import { type CsvEntry, planTable } from './csv-entries';
import { type ImportOptions, queryImportItems } from './import-tables';
import type { PictureImporter } from './pictures';
import { isMonthFirst } from './reading/dates';
import {
	type ImportedPost,
	type LeftOutEntry,
	type ParsedImport,
	publicationTimeOf,
} from './reading/post';
import { accountForWords } from './reading/word-account';
import { createPostLookup, rewriteLinks } from './rewrite-links';
import {
	addPost,
	claimsOf,
	countPictures,
	faultOf,
	freeSlugOf,
	isAlreadyImported,
	markOf,
	notePicturesOf,
	redirectsOf,
	storeAhead,
	summarizePost,
} from './write';

/** Entry of a source, with what an import would do with it. */
export interface PlannedEntry {
	readonly row: ImportRow;
	/** One line for the list of the command. */
	readonly summary: string;
	/** Undefined for entries that are not added. */
	readonly action?: {
		/** By which another import recognises it. */
		readonly mark: string;
		/** Remembers pictures that the source lacks. */
		readonly notePictures: () => void;
		/** Stores its pictures before its turn. */
		readonly prepare: () => Promise<unknown>;
		/** Adds it; `recordAdded` runs in the same transaction. */
		readonly add: (recordAdded: (documentId: string) => Promise<void>) => Promise<void>;
	};
}

export interface ImportPlan {
	readonly source: ImportSource;
	readonly entries: readonly PlannedEntry[];
}

const compareByDate = (one: ImportedPost, other: ImportedPost) =>
	(one.date ?? '').localeCompare(other.date ?? '');

/** Reads dates such as 03/04/2021 in the order of the site's language. */
function resolveDate(post: ImportedPost, language: string): ImportedPost {
	const { ambiguousDate, conversion } = post;
	if (!ambiguousDate) return post;
	const { written, dayFirst, monthFirst } = ambiguousDate;
	const date = isMonthFirst(language) ? monthFirst : dayFirst;
	const note = `the date ${written} is read as ${date.slice(0, 10)}, in the order of the site's language`;
	return { ...post, date, conversion: { ...conversion, notes: [...conversion.notes, note] } };
}

/** Maximum words of a text that a report lists. */
const MAX_LISTED_WORDS = 20;

function describeMissing(missing: readonly string[]): string[] {
	if (missing.length === 0) return [];
	const listed = missing.slice(0, MAX_LISTED_WORDS).join(', ');
	const more = missing.length > MAX_LISTED_WORDS ? '…' : '';
	return [`${missing.length} ${missing.length === 1 ? 'word' : 'words'}: ${listed}${more}`];
}

function createPostRow(
	post: ImportedPost,
	slug: string,
	pictures: PictureImporter,
	fate: { status: 'exists' | 'refused' | 'added'; reason?: string; notes?: readonly string[] },
): ImportRow {
	const { sourceCount, resultCount, missing } = accountForWords(post);
	const { replaced, leftOut, notes } = post.conversion;
	const added = post.draftReason ? 'draft' : publicationTimeOf(post) ? 'scheduled' : 'published';
	const reason = fate.reason ?? (fate.status === 'added' ? post.draftReason : '');
	return {
		kind: 'blog',
		source: post.from,
		title: post.title,
		slug,
		status: fate.status === 'added' ? added : fate.status,
		...(reason && { reason }),
		date: post.date ?? null,
		words: { source: sourceCount, result: resultCount },
		pictures: countPictures(post, pictures),
		replaced: [...replaced],
		leftOut: [...leftOut, ...describeMissing(missing)],
		notes: [...notes, ...(fate.notes ?? [])],
	};
}

interface PlanContext {
	readonly options: ImportOptions;
	readonly pictures: PictureImporter;
	readonly language: string;
	readonly ownerName: string;
}

interface PlacedPost {
	readonly post: ImportedPost;
	readonly slug: string;
	/** Paths that will lead to it, and marks by which another import recognises it. */
	readonly redirects: readonly string[];
}

const withOptions = (post: ImportedPost, { asDrafts, category }: ImportOptions): ImportedPost => ({
	...post,
	draftReason: post.draftReason || (asDrafts ? 'imported as a draft' : ''),
	tags: category && !post.tags.includes(category) ? [...post.tags, category] : post.tags,
});

/** Decides which posts are added, and at which address. */
async function planPosts(
	posts: readonly ImportedPost[],
	{ options, pictures, language, ownerName }: PlanContext,
): Promise<PlannedEntry[]> {
	const sortedPosts = posts
		.map((post) => withOptions(resolveDate(post, language), options))
		.toSorted(compareByDate);
	const plannedEntries: (PlannedEntry | PlacedPost)[] = [];
	const knownPaths = new Map<ImportedPost, string>();
	const claimedPaths = new Set<string>();
	const claim = (paths: readonly string[]) => {
		for (const path of paths) claimedPaths.add(path);
	};
	for (const post of sortedPosts) {
		const fault = faultOf(post);
		if (fault) {
			const row = createPostRow(post, '', pictures, { status: 'refused', reason: fault });
			plannedEntries.push({ row, summary: `left out: ${post.from}: ${fault}` });
		} else if (await isAlreadyImported(post, claimedPaths)) {
			const row = createPostRow(post, post.slug, pictures, { status: 'exists' });
			plannedEntries.push({ row, summary: `there already: ${post.title}` });
			claim(claimsOf(post));
		} else {
			const slug = await freeSlugOf(post, claimedPaths);
			plannedEntries.push({ post, slug, redirects: redirectsOf(post, claimedPaths) });
			claim(claimsOf(post, slug));
			knownPaths.set(post, pathOf('blog', slug));
		}
	}
	const findPost = createPostLookup(knownPaths);
	return plannedEntries.map((entry) => {
		if (!('post' in entry)) return entry;
		const { slug, redirects } = entry;
		const post = { ...entry.post, text: rewriteLinks(entry.post, findPost) };
		const place = { slug, redirects, author: options.author || ownerName };
		return {
			row: createPostRow(post, slug, pictures, { status: 'added' }),
			summary: summarizePost(post, slug, pictures),
			action: {
				mark: markOf(post),
				notePictures: () => notePicturesOf(post, pictures),
				prepare: () => storeAhead(post, pictures),
				add: (recordAdded) => addPost(post, place, pictures, recordAdded),
			},
		};
	});
}

/** Checks whether an entry of a spreadsheet was imported before and still exists. */
async function isKnownEntry({ kind, mark, row }: CsvEntry): Promise<boolean> {
	if (kind === 'subscriber') {
		const where = { email: row.title.toLowerCase() };
		return (await strapi.db.query('api::subscriber.subscriber').count({ where })) > 0;
	}
	const items: { documentId: string }[] = await queryImportItems().findMany({ where: { mark } });
	const documentId = { $in: items.map((item) => item.documentId) };
	return (await strapi.db.query(toEntryUid(kind)).count({ where: { documentId } })) > 0;
}

async function addCsvEntry(
	{ kind, row, toColumns }: CsvEntry,
	recordAdded: (documentId: string) => Promise<void>,
) {
	const data = await toColumns();
	const uid = kind === 'subscriber' ? 'api::subscriber.subscriber' : toEntryUid(kind);
	await strapi.db.transaction(async () => {
		const { documentId } = await strapi.documents(uid).create({
			data,
			...(kind !== 'subscriber' && {
				status: row.status === 'draft' ? ('draft' as const) : ('published' as const),
			}),
		});
		await recordAdded(documentId);
	});
}

async function planCsvEntry(entry: CsvEntry, knownMarks: Set<string>): Promise<PlannedEntry> {
	const { row, mark } = entry;
	if (row.status === 'refused')
		return { row, summary: `left out: ${row.source.replace(/: row \d+$/, '')}: ${row.reason}` };
	if (knownMarks.has(mark) || (await isKnownEntry(entry))) {
		const { reason: _, ...rest } = row;
		return { row: { ...rest, status: 'exists' }, summary: `there already: ${row.title}` };
	}
	knownMarks.add(mark);
	return {
		row,
		summary: [
			`${row.date?.slice(0, 10) ?? 'undated   '}  ${row.title}`,
			row.source,
			...(row.status === 'draft' ? [`a draft, because: ${row.reason}`] : []),
			...(row.pictures > 0
				? [`${row.pictures} ${row.pictures === 1 ? 'picture' : 'pictures'}`]
				: []),
		].join(' · '),
		action: {
			mark,
			notePictures: () => {},
			prepare: async () => {},
			add: (recordAdded) => addCsvEntry(entry, recordAdded),
		},
	};
}

const planLeftOut =
	(status: 'skipped' | 'refused') =>
	({ from, title, reason }: LeftOutEntry): PlannedEntry => ({
		row: {
			kind: 'blog',
			source: from,
			title,
			slug: '',
			status,
			reason,
			date: null,
			words: { source: 0, result: 0 },
			pictures: 0,
			replaced: [],
			leftOut: [],
			notes: [],
		},
		summary:
			status === 'skipped'
				? `skipped: ${title ? `“${title}”` : from} is ${reason}`
				: `left out: ${from}: ${reason}`,
	});

/**
 * Decides what an import does with each entry of a source. The rows are in the same order each time, so that an owner
 * can choose among them.
 */
export async function planImport(
	parsed: ParsedImport,
	options: ImportOptions,
	pictures: PictureImporter,
): Promise<ImportPlan> {
	const { language, ownerName } = presentSite(await readSite());
	const context = { options, pictures, language, ownerName };
	const entries = await planPosts(parsed.posts, context);
	const knownMarks = new Set<string>();
	for (const table of parsed.tables) {
		const planned = await planTable(table, context);
		for (const entry of planned.entries) entries.push(await planCsvEntry(entry, knownMarks));
		for (const row of planned.refused)
			entries.push({ row, summary: `left out: ${row.source}: ${row.reason}` });
	}
	entries.push(...parsed.skipped.map(planLeftOut('skipped')));
	entries.push(...parsed.refused.map(planLeftOut('refused')));
	return { source: parsed.source, entries };
}
