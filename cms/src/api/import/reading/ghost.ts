import { createConversionLog } from './conversion-log';
import { htmlToText } from './html-document';
import { lexicalRestriction, lexicalText } from './lexical';
import { hasMobiledocPaywall, mobiledocText } from './mobiledoc';
import { createParsedImport, type LeftOutEntry, type ParsedImport } from './parsed-import';
import { type ImportedPost, textOf, toIsoTimestamp } from './post';
import { toMarkdown } from './to-markdown';

type Row = Record<string, unknown>;

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(Object) : []);

/** Returns the data of a Ghost export; null if the file is not one. */
export function ghostData(json: string): Row | null {
	try {
		const { db, data } = Object(JSON.parse(json));
		const exportData = Object(db?.[0]?.data ?? data);
		return Array.isArray(exportData.posts) ? exportData : null;
	} catch {
		return null;
	}
}

/** Returns the rows that a join table connects to a row, in its sort order. */
function createJoinLookup(pairs: unknown, own: string, other: string, all: unknown) {
	const byId = new Map(rowsOf(all).map((row): [unknown, Row] => [row.id, row]));
	return (id: unknown): Row[] =>
		rowsOf(pairs)
			.filter((pair) => pair[own] === id)
			.sort((one, two) => Number(one.sort_order ?? 0) - Number(two.sort_order ?? 0))
			.map((pair) => byId.get(pair[other]))
			.filter((row) => row !== undefined);
}

/** Placeholder that Ghost writes for its own address. */
const ghostUrlPlaceholder = /__GHOST_URL__/g;

const visibilityReasons: Readonly<Record<string, string>> = {
	public: '',
	members: 'for members only',
	paid: 'for paying members only',
	tiers: 'for some members only',
};

/** Returns the reason why visitors of the former site could not read a post; '' if they could, or will. */
function draftReasonOf(row: Row): string {
	const status = textOf(row.status);
	const visibility = textOf(row.visibility) || 'public';
	if (status === 'sent' || row.email_only === 1 || row.email_only === true)
		return 'only sent by e-mail';
	if (status === 'scheduled' && !(Date.parse(textOf(row.published_at)) > Date.now()))
		return 'scheduled, but its time has passed';
	if (status !== 'published' && status !== 'scheduled') return 'a draft';
	const visibilityReason = visibilityReasons[visibility] ?? `its visibility is “${visibility}”`;
	if (visibilityReason) return visibilityReason;
	if (
		/<!--\s*members-only\s*-->/.test(textOf(row.html)) ||
		hasMobiledocPaywall(textOf(row.mobiledoc))
	)
		return 'it has a paywall';
	return lexicalRestriction(textOf(row.lexical));
}

/** Reads the posts of a Ghost export; leaves out its pages and members. */
export function readGhost(file: string, data: Row): ParsedImport {
	const tagsOf = createJoinLookup(data.posts_tags, 'post_id', 'tag_id', data.tags);
	const authorsOf = createJoinLookup(data.posts_authors, 'post_id', 'author_id', data.users);
	const usersById = new Map(rowsOf(data.users).map((row) => [row.id, row]));
	const metaByPostId = new Map(rowsOf(data.posts_meta).map((row) => [row.post_id, row]));
	const skippedEntries: LeftOutEntry[] = [];
	const posts = rowsOf(data.posts).flatMap((row): ImportedPost[] => {
		const title = textOf(row.title);
		const isPage = row.type === 'page' || row.page === 1 || row.page === true;
		const conversion = createConversionLog();
		// Exports contain HTML and the format of an editor, or only the latter.
		const text = (
			toMarkdown(textOf(row.html), conversion) ||
			lexicalText(textOf(row.lexical), conversion) ||
			mobiledocText(textOf(row.mobiledoc), conversion)
		).replace(ghostUrlPlaceholder, '');
		if (isPage || !text) {
			skippedEntries.push({ from: file, title, reason: isPage ? 'a page' : 'empty' });
			return [];
		}
		const meta = metaByPostId.get(row.id) ?? {};
		const coverCaption = htmlToText(textOf(meta.feature_image_caption));
		if (coverCaption) conversion.leftOut.push(`the caption of the cover (“${coverCaption}”)`);
		const slug = textOf(row.slug);
		const authors = authorsOf(row.id);
		const author = usersById.get(row.author_id);
		return [
			{
				from: `${file}: ${slug || title}`,
				title: /^\(untitled\)$/i.test(title) ? '' : title,
				slug: slug || title,
				date: toIsoTimestamp(row.published_at) ?? toIsoTimestamp(row.created_at),
				draftReason: draftReasonOf(row),
				text,
				excerpt: textOf(row.custom_excerpt),
				seoTitle: textOf(meta.meta_title ?? row.meta_title),
				seoDescription: textOf(meta.meta_description ?? row.meta_description),
				// Internal tags, which begin with #, are for themes only.
				tags: tagsOf(row.id)
					.filter((tag) => tag.visibility !== 'internal')
					.map((tag) => textOf(tag.name)),
				author: authors.map(({ name }) => textOf(name)).join(', ') || textOf(author?.name),
				cover: textOf(row.feature_image).replace(ghostUrlPlaceholder, ''),
				coverAlt: textOf(meta.feature_image_alt ?? row.feature_image_alt),
				formerPaths: slug ? [`/${slug}`] : [],
				formerHost: '',
				folder: '',
				conversion,
			},
		];
	});
	return createParsedImport('ghost', { posts, skipped: skippedEntries });
}
