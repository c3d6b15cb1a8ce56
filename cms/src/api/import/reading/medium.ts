import { createConversionLog } from './conversion-log';
import { findAll, htmlToText, parseHtml } from './html-document';
import { createParsedImport, type LeftOutEntry, type ParsedImport } from './parsed-import';
import { type ImportedPost, pathOfAddress, textOf, toIsoTimestamp } from './post';
import type { SourceFolder } from './source';
import { toMarkdown } from './to-markdown';

/** Checks whether a file is a post of a Medium export. */
export const isMediumPost = (html: string) =>
	/class="h-entry"/.test(html) && /data-field="body"/.test(html);

/** Name of a file: its date or `draft`, its title and its id. */
const fileNamePattern = /^(?:\d{4}-\d{2}-\d{2}|draft)_(.*?)-{1,2}([\da-f]{8,14})\.html?$/i;
const idAtEndPattern = /[-/]([\da-f]{8,14})$/;

/** Returns the id at the end of an address of Medium; '' if it has no id. */
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
	const documentBody = parseHtml(html);
	const bodyElement = documentBody.querySelector<HTMLElement>('[data-field="body"]');
	const fileName = file.split('/').at(-1) ?? '';
	const [, nameInFile = '', idInFile = ''] = fileNamePattern.exec(fileName) ?? [];
	const titleElement = bodyElement?.querySelector('.graf--title');
	const postTitle = htmlToText(
		titleElement?.innerHTML ?? documentBody.querySelector('.p-name')?.innerHTML ?? '',
	);
	const isDraftPost = /^draft_/i.test(fileName);
	if (!titleElement && !isDraftPost) return { from: file, title: postTitle, reason: 'a reply' };
	const subtitle = htmlToText(documentBody.querySelector('.p-summary')?.innerHTML ?? '');
	const canonical = documentBody.querySelector('.p-canonical')?.getAttribute('href') ?? '';
	const formerPath = pathOfAddress(canonical);
	const conversion = createConversionLog();
	if (bodyElement) removeHeader(bodyElement, subtitle);
	const slugInPath = decodeURIComponent(formerPath.split('/').at(-1) ?? '').replace(
		idAtEndPattern,
		'',
	);
	return {
		from: file,
		title: postTitle,
		slug: slugInPath || nameInFile.replaceAll('-', ' ').trim() || postTitle,
		date: toIsoTimestamp(documentBody.querySelector('.dt-published')?.getAttribute('datetime')),
		draftReason: isDraftPost ? 'a draft' : '',
		text: toMarkdown(bodyElement?.innerHTML ?? '', conversion),
		excerpt: subtitle,
		seoTitle: '',
		seoDescription: '',
		tags: findAll(documentBody, '.p-tag').map((tag) => htmlToText(tag.innerHTML)),
		author: htmlToText(documentBody.querySelector('.p-author')?.innerHTML ?? ''),
		cover: '',
		coverAlt: '',
		formerPaths: formerPath ? [formerPath] : [],
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
	const importedPosts: ImportedPost[] = [];
	const skippedEntries: LeftOutEntry[] = [];
	for (const filePath of files) {
		const postOrReason = readPost(filePath, (await source.read(filePath)).text);
		if ('text' in postOrReason) importedPosts.push(postOrReason);
		else skippedEntries.push(postOrReason);
	}
	return createParsedImport('medium', { posts: importedPosts, skipped: skippedEntries });
}
