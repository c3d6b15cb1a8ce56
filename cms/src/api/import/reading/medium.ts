import { createConversionLog } from './conversion-log';
import { findAll, htmlToText, parseHtml } from './html-document';
import {
	createParsedImport,
	type ImportedPost,
	type LeftOutEntry,
	type ParsedImport,
	pathOfAddress,
	textOf,
	toIsoTimestamp,
} from './post';
import type { SourceFolder } from './source';
import { toMarkdown } from './to-markdown';

/** Checks whether a file is a post of a Medium export. */
export const isMediumPost = (html: string) =>
	/class="h-entry"/.test(html) && /data-field="body"/.test(html);

/** Name of a file: its date or `draft`, its title and its id. */
const fileNamePattern = /^(?:\d{4}-\d{2}-\d{2}|draft)_(.*?)-{1,2}([\da-f]{8,14})\.html?$/i;
const idAtEndPattern = /[-/]([\da-f]{8,14})$/;

/** Returns the id at the end of an address of Medium; '' if there is none. */
export const mediumIdOf = (address: string): string =>
	idAtEndPattern.exec(address.split(/[?#]/, 1)[0] ?? '')?.[1] ?? '';

/** Removes the title, the subtitle and the first line from the text, because the page shows them itself. */
function removeHeader(body: HTMLElement, subtitle: string) {
	body.querySelector('.graf--title')?.remove();
	const subtitleElement = body.querySelector('.graf--subtitle');
	if (subtitleElement && htmlToText(subtitleElement.innerHTML) === subtitle)
		subtitleElement.remove();
	body.querySelector('.section--first .section-divider')?.remove();
}

function readPost(file: string, html: string): ImportedPost | LeftOutEntry {
	const document = parseHtml(html);
	const body = document.querySelector<HTMLElement>('[data-field="body"]');
	const name = file.split('/').at(-1) ?? '';
	const [, nameInFile = '', idInFile = ''] = fileNamePattern.exec(name) ?? [];
	const titleElement = body?.querySelector('.graf--title');
	const title = htmlToText(
		titleElement?.innerHTML ?? document.querySelector('.p-name')?.innerHTML ?? '',
	);
	const isDraft = /^draft_/i.test(name);
	if (!titleElement && !isDraft) return { from: file, title, reason: 'a reply' };
	const subtitle = htmlToText(document.querySelector('.p-summary')?.innerHTML ?? '');
	const canonical = document.querySelector('.p-canonical')?.getAttribute('href') ?? '';
	const path = pathOfAddress(canonical);
	const conversion = createConversionLog();
	if (body) removeHeader(body, subtitle);
	const slugInPath = decodeURIComponent(path.split('/').at(-1) ?? '').replace(idAtEndPattern, '');
	return {
		from: file,
		title,
		slug: slugInPath || nameInFile.replaceAll('-', ' ').trim() || title,
		date: toIsoTimestamp(document.querySelector('.dt-published')?.getAttribute('datetime')),
		draftReason: isDraft ? 'a draft' : '',
		text: toMarkdown(body?.innerHTML ?? '', conversion),
		excerpt: subtitle,
		seoTitle: '',
		seoDescription: '',
		tags: findAll(document, '.p-tag').map((tag) => htmlToText(tag.innerHTML)),
		author: htmlToText(document.querySelector('.p-author')?.innerHTML ?? ''),
		cover: '',
		coverAlt: '',
		formerPaths: path ? [path] : [],
		formerHost: URL.canParse(canonical) ? new URL(canonical).host : '',
		linkId: mediumIdOf(canonical) || textOf(idInFile),
		folder: file.split('/').slice(0, -1).join('/'),
		conversion,
	};
}

/** Reads the posts of a Medium export, one file of HTML each; leaves out replies. */
export async function readMedium(
	source: SourceFolder,
	files: readonly string[],
): Promise<ParsedImport> {
	const posts: ImportedPost[] = [];
	const skipped: LeftOutEntry[] = [];
	for (const file of files) {
		const result = readPost(file, (await source.read(file)).text);
		if ('text' in result) posts.push(result);
		else skipped.push(result);
	}
	return createParsedImport('medium', { posts, skipped });
}
