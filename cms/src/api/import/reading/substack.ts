import { type ConversionLog, createConversionLog } from './conversion-log';
import { type CsvTable, parseCsv, recordsOf } from './csv-table';
import { findAll, parseHtml, visibleText } from './html-document';
import { createParsedImport, type LeftOutEntry, type ParsedImport } from './parsed-import';
import { type ImportedPost, textOf, toIsoTimestamp } from './post';
import type { SourceFolder } from './source';
import { toMarkdown } from './to-markdown';

const listName = /(?:^|\/)posts\.csv$/i;

/** Returns the list of posts in a Substack export; null for other sources. */
export async function substackList(source: SourceFolder): Promise<CsvTable | null> {
	for (const filePath of source.files.filter((one) => listName.test(one))) {
		const { text, encoding } = await source.read(filePath);
		const csvTable = parseCsv(filePath, text, encoding);
		const columnNames = csvTable?.columns.map((name) => name.toLowerCase()) ?? [];
		if (
			csvTable &&
			['post_id', 'is_published', 'audience'].every((name) => columnNames.includes(name))
		)
			return csvTable;
	}
	return null;
}

/** Signs of Unicode's private area stand for footnotes while HTML is converted: they are no words. */
const NOTE_START = '\uE010';
const NOTE_END = '\uE011';
const NOTE_DIGIT_BASE = 0xe020;
const hideNumber = (number: string) =>
	NOTE_START +
	[...number].map((digit) => String.fromCharCode(NOTE_DIGIT_BASE + Number(digit))).join('') +
	NOTE_END;
const showNumbers = (text: string) =>
	text.replace(/\uE010([\uE020-\uE029]+)\uE011/g, (_, digits: string) => {
		const noteNumber = [...digits].map((digit) => digit.charCodeAt(0) - NOTE_DIGIT_BASE).join('');
		return `[^${noteNumber}]`;
	});

interface Footnote {
	readonly number: string;
	readonly html: string;
}

/** Replaces the marks of footnotes, and removes the footnotes, which it returns. */
function takeFootnotes(body: HTMLElement): Footnote[] {
	for (const anchor of findAll(body, 'a.footnote-anchor')) {
		const number = /footnote-(\d+)/.exec(anchor.getAttribute('href') ?? '')?.[1];
		if (number)
			anchor.parentNode?.replaceChild(
				body.ownerDocument.createTextNode(hideNumber(number)),
				anchor,
			);
	}
	return findAll(body, 'div.footnote').map((note) => {
		const numberElement = note.querySelector('.footnote-number');
		const number = /(\d+)/.exec(numberElement?.getAttribute('id') ?? '')?.[1] ?? '';
		numberElement?.remove();
		const postHtml = (note.querySelector('.footnote-content') ?? note).innerHTML;
		note.remove();
		return { number, html: postHtml };
	});
}

const dataOf = (element: Element): Record<string, unknown> => {
	try {
		return Object(JSON.parse(element.getAttribute('data-attrs') ?? '{}'));
	} catch {
		return {};
	}
};

/** Buttons for readers of a newsletter: to subscribe, to share and to comment. */
const readerButton =
	/\/subscribe\b|%%\w+%%|action=share|\/comments?\b|utm_content=share|\/leaderboard|simple_payment/i;

const describe = (element: Element) =>
	visibleText(element).replace(/\s+/g, ' ').trim().slice(0, 60) || 'without text';

function removeButtons(body: HTMLElement, log: ConversionLog) {
	for (const widget of findAll(
		body,
		'.subscription-widget-wrap, .subscription-widget-wrap-editor, .install-substack-app-embed, .community-chat, .poll-embed',
	)) {
		const isPoll = widget.classList.contains('poll-embed');
		if (isPoll) log.leftOut.push('a poll');
		else log.replaced.push(`a form for readers (“${describe(widget)}”) with nothing`);
		widget.remove();
	}
	for (const button of findAll(body, '.button-wrapper, .captioned-button-wrap')) {
		const embedAddress =
			textOf(dataOf(button).url) || (button.querySelector('a')?.getAttribute('href') ?? '');
		if (!readerButton.test(embedAddress)) continue;
		log.replaced.push(`a button for readers (“${describe(button)}”) with nothing`);
		button.remove();
	}
}

function replaceBlocks(body: HTMLElement, log: ConversionLog) {
	for (const quote of findAll(body, 'div.pullquote')) {
		const blockquote = body.ownerDocument.createElement('blockquote');
		blockquote.innerHTML = quote.innerHTML;
		quote.parentNode?.replaceChild(blockquote, quote);
	}
	// A picture leads to its file on the former platform.
	for (const linkElement of findAll(body, 'a.image-link')) {
		while (linkElement.firstChild)
			linkElement.parentNode?.insertBefore(linkElement.firstChild, linkElement);
		linkElement.remove();
	}
	for (const embedElement of findAll(
		body,
		'.youtube-wrap, .vimeo-wrap, .tweet, .twitter-embed, .digest-post-embed, .embedded-post-wrap, .spotify-wrap, .soundcloud-wrap',
	)) {
		if (embedElement.querySelector('iframe')) continue;
		const embedData = dataOf(embedElement);
		const video = textOf(embedData.videoId);
		const address =
			textOf(embedData.url) ||
			textOf(embedData.canonical_url) ||
			(video &&
				(embedElement.classList.contains('vimeo-wrap')
					? `https://vimeo.com/${video}`
					: `https://www.youtube.com/watch?v=${video}`));
		if (!/^https?:/.test(address)) continue;
		const paragraph = body.ownerDocument.createElement('p');
		const link = body.ownerDocument.createElement('a');
		link.setAttribute('href', address);
		link.textContent = textOf(embedData.title) || address;
		paragraph.appendChild(link);
		log.replaced.push('an embedded post or player with its address');
		embedElement.parentNode?.replaceChild(paragraph, embedElement);
	}
}

/** Converts the HTML of a post. */
function convertText(html: string, log: ConversionLog): string {
	const bodyElement = parseHtml(html);
	removeButtons(bodyElement, log);
	replaceBlocks(bodyElement, log);
	const rowNotes = takeFootnotes(bodyElement);
	const noteTexts = rowNotes.map(
		({ number, html: noteHtml }) =>
			`[^${number}]: ${toMarkdown(noteHtml, log).replace(/\n(?=.)/g, '\n    ')}`,
	);
	return [showNumbers(toMarkdown(bodyElement.innerHTML, log)), ...noteTexts].join('\n\n').trim();
}

const isTrueText = (value: string | undefined) => /^(?:true|1|yes)$/i.test(value ?? '');

const audiences: Readonly<Record<string, string>> = {
	everyone: '',
	only_paid: 'for paying subscribers only',
	only_free: 'for subscribers only',
	founding: 'for founding members only',
};

function draftReasonOf(record: Readonly<Record<string, string>>, html: string): string {
	if (!isTrueText(record.is_published)) return 'not published';
	const audience = record.audience ?? '';
	const audienceReason = audiences[audience] ?? `its audience is “${audience}”`;
	if (audienceReason) return audienceReason;
	return /class="[^"]*\bpaywall/.test(html) ? 'it has a paywall' : '';
}

const otherTypes: Readonly<Record<string, string>> = { thread: 'a thread', page: 'a page' };

/** Reads the posts of a Substack export: a list, and one file of HTML each; leaves out threads and pages. */
export async function readSubstack(source: SourceFolder, list: CsvTable): Promise<ParsedImport> {
	const importedPosts: ImportedPost[] = [];
	const skippedEntries: LeftOutEntry[] = [];
	const filesById = new Map(
		source.files
			.filter((file) => /\.html?$/i.test(file))
			.map((file) => [(file.split('/').at(-1) ?? '').replace(/\.html?$/i, ''), file]),
	);
	for (const postRecord of recordsOf(list)) {
		const postId = postRecord.post_id ?? '';
		const postTitle = postRecord.title ?? '';
		const postType = postRecord.type ?? '';
		const sourceName = filesById.get(postId) ?? `${list.file}: ${postId}`;
		const isImportedPost = postType === '' || postType === 'newsletter' || postType === 'podcast';
		if (!isImportedPost) {
			skippedEntries.push({
				from: sourceName,
				title: postTitle,
				reason: otherTypes[postType] ?? `of the type “${postType}”`,
			});
			continue;
		}
		const file = filesById.get(postId);
		const html = file ? (await source.read(file)).text : '';
		const conversion = createConversionLog();
		const soundAddress = postRecord.podcast_url ?? '';
		const postText = [
			convertText(html, conversion),
			...(/^https?:/.test(soundAddress) ? [soundAddress] : []),
		]
			.filter(Boolean)
			.join('\n\n');
		if (!postText) {
			skippedEntries.push({ from: sourceName, title: postTitle, reason: 'empty' });
			continue;
		}
		const postSlug = postId.replace(/^\d+\./, '');
		importedPosts.push({
			from: sourceName,
			title: postTitle,
			slug: postSlug || postTitle,
			date: toIsoTimestamp(postRecord.post_date),
			draftReason: draftReasonOf(postRecord, html),
			text: postText,
			excerpt: postRecord.subtitle ?? '',
			seoTitle: '',
			seoDescription: '',
			tags: [],
			author: '',
			cover: '',
			coverAlt: '',
			formerPaths: postSlug && postSlug !== postId ? [`/p/${postSlug}`] : [],
			formerHost: '',
			folder: sourceName.split('/').slice(0, -1).join('/'),
			conversion,
		});
	}
	return createParsedImport('substack', { posts: importedPosts, skipped: skippedEntries });
}
