import { createConversionLog } from './conversion-log';
import { type ReadDate, readDate } from './dates';
import { delimitedParts } from './delimited-text';
import { draftReasonOf } from './draft-reason';
import { type FrontMatter, fieldOf, splitFrontMatter, textIn } from './front-matter';
import { htmlToText, parseHtml } from './html-document';
import { createParsedImport, type LeftOutEntry, type ParsedImport } from './parsed-import';
import { type ImportedPost, pathOfAddress, textOf } from './post';
import type { SourceFolder } from './source';
import { convertTemplateTags } from './template-tags';
import { toMarkdown } from './to-markdown';
import { measureMarkdown } from './word-account';

/** File name of a post in Jekyll, with its date. */
const datedName = /^(\d{4}-\d{2}-\d{2})-(.+)$/;
/** Names of files that are not posts, such as a README or an index. */
const otherFile =
	/^(?:readme|changelog|license|licence|contributing|code_of_conduct|security|_index|404)$/i;
const otherLayout = /^(?:page|home|archive|archives|index|list|search|404|redirect)$/i;

const nameOf = (value: unknown): string =>
	typeof value === 'object' && value !== null
		? textOf(Object(value).name ?? Object(value).title ?? Object(value).label)
		: textOf(value);

/** Returns a list of names: a list, or a line with commas, or with spaces as in Jekyll. */
const listOf = (value: unknown): string[] => {
	if (Array.isArray(value)) return value.flat().map(nameOf).filter(Boolean);
	const text = nameOf(value);
	return text
		.split(text.includes(',') ? ',' : /\s+/)
		.map((one) => one.trim())
		.filter(Boolean);
};

const tagsOf = (frontMatter: FrontMatter) => [
	...new Set(
		['tags', 'tag', 'categories', 'category', 'keywords'].flatMap((name) =>
			/^(?:tag|category)$/.test(name) && typeof fieldOf(frontMatter, name) === 'string'
				? [textIn(frontMatter, name)]
				: listOf(fieldOf(frontMatter, name)),
		),
	),
];

const authorOf = (frontMatter: FrontMatter) => {
	const value = fieldOf(frontMatter, 'author', 'authors', 'by', 'creator');
	return Array.isArray(value) ? value.map(nameOf).filter(Boolean).join(', ') : nameOf(value);
};

/** Former paths of a post, which front matter can give in several ways. */
const pathsIn = (frontMatter: FrontMatter) =>
	['permalink', 'url', 'link', 'aliases', 'redirectFrom']
		.map((name) => fieldOf(frontMatter, name))
		.flatMap((value) => (Array.isArray(value) ? value : [value]))
		.map((value) => pathOfAddress(textOf(value)))
		.filter((path) => path !== '' && !path.includes(':'));

const dateNames = [
	'date',
	'pubDate',
	'pubDatetime',
	'publishDate',
	'publishedAt',
	'publishedDate',
	'publishedOn',
	'datePublished',
	'published',
	'postDate',
	'created',
	'createdAt',
];

const isLater = (one: ReadDate | undefined, other: ReadDate | undefined) =>
	one?.iso !== undefined && (other?.iso ?? '') < one.iso && Date.parse(one.iso) > Date.now();

/** Returns the date of a post; a date of publication in the future counts more than its date. */
function dateOf(frontMatter: FrontMatter, day: string | undefined): ReadDate | undefined {
	const dates = dateNames.map((name) => readDate(fieldOf(frontMatter, name)));
	const first = dates.find((date) => date !== undefined) ?? readDate(day);
	return dates.find((date) => isLater(date, first)) ?? first;
}

const pictureOf = (value: unknown): string => {
	const first = Array.isArray(value) ? value[0] : value;
	return typeof first === 'object' && first !== null
		? (['src', 'url', 'image', 'path', 'relative', 'filename']
				.map((name) => textOf(Object(first)[name]))
				.find(Boolean) ?? '')
		: textOf(first);
};

const coverNames = [
	'cover',
	'coverImage',
	'image',
	'featuredImage',
	'featureImage',
	'heroImage',
	'hero',
	'ogImage',
	'banner',
	'thumbnail',
	'images',
];

const coverOf = (frontMatter: FrontMatter) =>
	coverNames.map((name) => pictureOf(fieldOf(frontMatter, name))).find(Boolean) ?? '';

const coverAltOf = (frontMatter: FrontMatter) =>
	textIn(
		frontMatter,
		...coverNames.flatMap((name) => [`${name}.alt`, `${name}Alt`]),
		'imageAlt',
		'heroAlt',
	);

const titleTag = { opening: /<title>/i, closings: [/<\/title>/i] };
const titleIn = (html: string) => {
	for (const { inner } of delimitedParts(html, titleTag)) return inner[0] ?? '';
	return '';
};

/** Parts of a page of HTML that belong to the article; the whole text if it has no such parts. */
function articleIn(html: string) {
	if (!/<(?:!doctype|html|body)\b/i.test(html)) return { title: '', html };
	const body = parseHtml(html);
	const article = body.querySelector('article, main') ?? body;
	const heading = article.querySelector('h1');
	const title = heading?.textContent?.trim() ?? '';
	heading?.remove();
	return {
		title: title || htmlToText(titleIn(html)),
		html: article.innerHTML,
	};
}

interface Skipped {
	/** Completes the sentence “It is …”. */
	readonly skippedBecause?: string;
	readonly fault?: string;
}

/** Reads a file, whose `content` is its text; `notes` are about reading it. */
function postIn(file: string, content: string, notes: readonly string[]): ImportedPost | Skipped {
	const baseName = (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
	const isHtml = /\.html?$/i.test(file);
	if (otherFile.test(baseName)) return { skippedBecause: 'no post' };
	let parts: ReturnType<typeof splitFrontMatter>;
	try {
		parts = splitFrontMatter(content);
	} catch (error) {
		return {
			fault: `its front matter cannot be read. ${error instanceof Error ? error.message.split('\n', 1)[0] : ''}`,
		};
	}
	const { frontMatter, hasFrontMatter } = parts;
	const layout = textIn(frontMatter, 'layout', 'type');
	if (otherLayout.test(layout)) return { skippedBecause: `a page (${layout})` };
	if (isHtml && !hasFrontMatter) return { skippedBecause: 'HTML without front matter' };
	const [, day, rest = baseName] = datedName.exec(baseName) ?? [];
	const conversion = createConversionLog();
	conversion.notes.push(...notes);
	const article = isHtml ? articleIn(parts.body) : null;
	const body = article
		? toMarkdown(article.html, conversion)
		: convertTemplateTags(
				parts.body
					.replaceAll('\r\n', '\n')
					.replace(/^\s*\n/, '')
					.trimEnd(),
				/\.mdx$/i.test(file),
				conversion,
			);
	if (!article) measureMarkdown(parts.body, body, conversion);
	const headingMatch = /^# (.+)\n?/.exec(body);
	const isTitled = textIn(frontMatter, 'title') !== '';
	const date = dateOf(frontMatter, day);
	const hasName = baseName !== 'index';
	return {
		from: file,
		title:
			textIn(frontMatter, 'title') ||
			article?.title ||
			headingMatch?.[1]?.trim() ||
			(hasName ? rest.replaceAll('-', ' ') : ''),
		slug: textIn(frontMatter, 'slug') || (hasName ? rest : (file.split('/').at(-2) ?? '')),
		date: date?.iso,
		ambiguousDate: date?.ambiguous,
		draftReason: draftReasonOf(frontMatter, file),
		text: headingMatch && !isTitled ? body.slice(headingMatch[0].length).trim() : body,
		excerpt: textIn(frontMatter, 'description', 'excerpt', 'summary'),
		seoTitle: '',
		seoDescription: '',
		tags: tagsOf(frontMatter),
		author: authorOf(frontMatter),
		cover: coverOf(frontMatter),
		coverAlt: coverAltOf(frontMatter),
		formerPaths: pathsIn(frontMatter),
		formerHost: '',
		folder: file.split('/').slice(0, -1).join('/'),
		conversion,
	};
}

/** Reads posts written in Markdown, MDX or HTML, one file each. */
export async function readMarkdown(
	source: SourceFolder,
	files: readonly string[],
): Promise<ParsedImport> {
	const posts: ImportedPost[] = [];
	const skippedEntries: LeftOutEntry[] = [];
	const refusedEntries: LeftOutEntry[] = [];
	for (const file of files) {
		const { text, encoding } = await source.read(file);
		const result = postIn(file, text, encoding ? [`converted from ${encoding}`] : []);
		if ('from' in result) posts.push(result);
		else if (result.fault) refusedEntries.push({ from: file, title: '', reason: result.fault });
		else skippedEntries.push({ from: file, title: '', reason: result.skippedBecause ?? '' });
	}
	return createParsedImport('markdown', {
		posts,
		skipped: skippedEntries,
		refused: refusedEntries,
	});
}
