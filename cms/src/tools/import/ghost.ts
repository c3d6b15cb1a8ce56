import { lexicalText } from './lexical';
import { type ImportedPost, type ParsedImport, textOf, toIsoTimestamp } from './post';
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

/** Reads the posts of a Ghost export; leaves out its pages and members. */
export function readGhost(file: string, data: Row): ParsedImport {
	const tagsOf = createJoinLookup(data.posts_tags, 'post_id', 'tag_id', data.tags);
	const authorsOf = createJoinLookup(data.posts_authors, 'post_id', 'author_id', data.users);
	const usersById = new Map(rowsOf(data.users).map((row) => [row.id, row]));
	const metaByPostId = new Map(rowsOf(data.posts_meta).map((row) => [row.post_id, row]));
	const notes: string[] = [];
	const posts = rowsOf(data.posts).flatMap((row): ImportedPost[] => {
		const title = textOf(row.title);
		const isPage = row.type === 'page' || row.page === 1 || row.page === true;
		// Exports contain HTML and the editor's format (Lexical), or only the latter.
		const text = (toMarkdown(textOf(row.html)) || lexicalText(textOf(row.lexical))).replace(
			ghostUrlPlaceholder,
			'',
		);
		if (isPage || !text) {
			notes.push(`“${title}” is ${isPage ? 'a page' : 'empty'}, so it is left out.`);
			return [];
		}
		const meta = metaByPostId.get(row.id) ?? {};
		const slug = textOf(row.slug);
		const author = authorsOf(row.id)[0] ?? usersById.get(row.author_id);
		return [
			{
				from: `${file}: ${slug || title}`,
				title,
				slug: slug || title,
				date: toIsoTimestamp(row.published_at) ?? toIsoTimestamp(row.created_at),
				isDraft: row.status !== 'published' && row.status !== 'sent',
				text,
				excerpt: textOf(row.custom_excerpt),
				seoTitle: textOf(meta.meta_title ?? row.meta_title),
				seoDescription: textOf(meta.meta_description ?? row.meta_description),
				// Internal tags, which begin with #, are for themes only.
				tags: tagsOf(row.id)
					.filter((tag) => tag.visibility !== 'internal')
					.map((tag) => textOf(tag.name)),
				author: textOf(author?.name),
				cover: textOf(row.feature_image).replace(ghostUrlPlaceholder, ''),
				formerPaths: slug ? [`/${slug}`] : [],
				folder: '',
			},
		];
	});
	return { posts, notes };
}
