import type { ImportOptions, ImportRow, ImportSource } from '@sumu/contract';
import { pathOf } from '../../platform/addresses/slugs';
import { presentSite } from '../site-setting/presenter';
import { readSite } from '../site-setting/read-site';
import { planTable } from './csv-entries';
import type { PictureImporter } from './pictures';
import { planCsvEntry } from './plan-csv';
import { planSumu } from './plan-sumu';
import type { PlannedEntry } from './planned-entry';
import { isMonthFirst } from './reading/dates';
import type { LeftOutEntry, ParsedImport } from './reading/parsed-import';
import { type ImportedPost, publicationTimeOf } from './reading/post';
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
	const resolvedDate = isMonthFirst(language) ? monthFirst : dayFirst;
	const note = `the date ${written} is read as ${resolvedDate.slice(0, 10)}, in the order of the site's language`;
	return {
		...post,
		date: resolvedDate,
		conversion: { ...conversion, notes: [...conversion.notes, note] },
	};
}

/** Maximum words of a text that a report lists. */
const MAX_LISTED_WORDS = 20;

function describeMissing(missing: readonly string[]): string[] {
	if (missing.length === 0) return [];
	const listedWords = missing.slice(0, MAX_LISTED_WORDS).join(', ');
	const more = missing.length > MAX_LISTED_WORDS ? '…' : '';
	return [`${missing.length} ${missing.length === 1 ? 'word' : 'words'}: ${listedWords}${more}`];
}

function createPostRow(
	post: ImportedPost,
	slug: string,
	pictures: PictureImporter,
	fate: { status: 'exists' | 'refused' | 'added'; reason?: string; notes?: readonly string[] },
): ImportRow {
	const { sourceCount, resultCount, missing } = accountForWords(post);
	const { replaced, leftOut, notes } = post.conversion;
	const addedStatus = post.draftReason
		? 'draft'
		: publicationTimeOf(post)
			? 'scheduled'
			: 'published';
	const rowReason = fate.reason ?? (fate.status === 'added' ? post.draftReason : '');
	return {
		kind: 'blog',
		source: post.from,
		title: post.title,
		slug,
		status: fate.status === 'added' ? addedStatus : fate.status,
		...(rowReason && { reason: rowReason }),
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
		for (const claimedPath of paths) claimedPaths.add(claimedPath);
	};
	for (const sortedPost of sortedPosts) {
		const fault = faultOf(sortedPost);
		if (fault) {
			const reportRow = createPostRow(sortedPost, '', pictures, {
				status: 'refused',
				reason: fault,
			});
			plannedEntries.push({ row: reportRow, summary: `left out: ${sortedPost.from}: ${fault}` });
		} else if (await isAlreadyImported(sortedPost, claimedPaths)) {
			const row = createPostRow(sortedPost, sortedPost.slug, pictures, { status: 'exists' });
			plannedEntries.push({ row, summary: `there already: ${sortedPost.title}` });
			claim(claimsOf(sortedPost));
		} else {
			const postSlug = await freeSlugOf(sortedPost, claimedPaths);
			plannedEntries.push({
				post: sortedPost,
				slug: postSlug,
				redirects: redirectsOf(sortedPost, claimedPaths),
			});
			claim(claimsOf(sortedPost, postSlug));
			knownPaths.set(sortedPost, pathOf('blog', postSlug));
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
	const planContext = { options, pictures, language, ownerName };
	const allEntries = await planPosts(parsed.posts, planContext);
	const knownMarks = new Set<string>();
	for (const csvTable of parsed.tables) {
		const plannedTable = await planTable(csvTable, planContext);
		for (const oneEntry of plannedTable.entries)
			allEntries.push(await planCsvEntry(oneEntry, knownMarks));
		for (const row of plannedTable.refused)
			allEntries.push({ row, summary: `left out: ${row.source}: ${row.reason}` });
	}
	if (parsed.sumu) allEntries.push(...(await planSumu(parsed.sumu, planContext)));
	allEntries.push(...parsed.skipped.map(planLeftOut('skipped')));
	allEntries.push(...parsed.refused.map(planLeftOut('refused')));
	return { source: parsed.source, entries: allEntries };
}
