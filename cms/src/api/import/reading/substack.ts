import { type ConversionLog, createConversionLog } from './conversion-log';
import { type CsvTable, parseCsv, recordsOf } from './csv-table';
import { findAll, parseHtml, visibleText } from './html-document';
import {
	createParsedImport,
	type ImportedPost,
	type LeftOutEntry,
	type ParsedImport,
	textOf,
	toIsoTimestamp,
} from './post';
import type { SourceFolder } from './source';
import { toMarkdown } from './to-markdown';

const listName = /(?:^|\/)posts\.csv$/i;

/** Returns the list of posts in a Substack export; null if there is none. */
export async function substackList(source: SourceFolder): Promise<CsvTable | null> {
	for (const file of source.files.filter((one) => listName.test(one))) {
		const { text, encoding } = await source.read(file);
		const table = parseCsv(file, text, encoding);
		const names = table?.columns.map((name) => name.toLowerCase()) ?? [];
		if (table && ['post_id', 'is_published', 'audience'].every((name) => names.includes(name)))
			return table;
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
		const number = [...digits].map((digit) => digit.charCodeAt(0) - NOTE_DIGIT_BASE).join('');
		return `[^${number}]`;
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
		const html = (note.querySelector('.footnote-content') ?? note).innerHTML;
		note.remove();
		return { number, html };
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
		const address =
			textOf(dataOf(button).url) || (button.querySelector('a')?.getAttribute('href') ?? '');
		if (!readerButton.test(address)) continue;
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
	for (const link of findAll(body, 'a.image-link')) {
		while (link.firstChild) link.parentNode?.insertBefore(link.firstChild, link);
		link.remove();
	}
	for (const embed of findAll(
		body,
		'.youtube-wrap, .vimeo-wrap, .tweet, .twitter-embed, .digest-post-embed, .embedded-post-wrap, .spotify-wrap, .soundcloud-wrap',
	)) {
		if (embed.querySelector('iframe')) continue;
		const data = dataOf(embed);
		const video = textOf(data.videoId);
		const address =
			textOf(data.url) ||
			textOf(data.canonical_url) ||
			(video &&
				(embed.classList.contains('vimeo-wrap')
					? `https://vimeo.com/${video}`
					: `https://www.youtube.com/watch?v=${video}`));
		if (!/^https?:/.test(address)) continue;
		const paragraph = body.ownerDocument.createElement('p');
		const link = body.ownerDocument.createElement('a');
		link.setAttribute('href', address);
		link.textContent = textOf(data.title) || address;
		paragraph.appendChild(link);
		log.replaced.push('an embedded post or player with its address');
		embed.parentNode?.replaceChild(paragraph, embed);
	}
}

/** Converts the HTML of a post. */
function convertText(html: string, log: ConversionLog): string {
	const body = parseHtml(html);
	removeButtons(body, log);
	replaceBlocks(body, log);
	const notes = takeFootnotes(body);
	const noteTexts = notes.map(
		({ number, html: noteHtml }) =>
			`[^${number}]: ${toMarkdown(noteHtml, log).replace(/\n(?=.)/g, '\n    ')}`,
	);
	return [showNumbers(toMarkdown(body.innerHTML, log)), ...noteTexts].join('\n\n').trim();
}

const isTrue = (value: string | undefined) => /^(?:true|1|yes)$/i.test(value ?? '');

const audiences: Readonly<Record<string, string>> = {
	everyone: '',
	only_paid: 'for paying subscribers only',
	only_free: 'for subscribers only',
	founding: 'for founding members only',
};

function draftReasonOf(record: Readonly<Record<string, string>>, html: string): string {
	if (!isTrue(record.is_published)) return 'not published';
	const audience = record.audience ?? '';
	const audienceReason = audiences[audience] ?? `its audience is “${audience}”`;
	if (audienceReason) return audienceReason;
	return /class="[^"]*\bpaywall/.test(html) ? 'it has a paywall' : '';
}

const otherTypes: Readonly<Record<string, string>> = { thread: 'a thread', page: 'a page' };

/** Reads the posts of a Substack export: a list, and one file of HTML each; leaves out threads and pages. */
export async function readSubstack(source: SourceFolder, list: CsvTable): Promise<ParsedImport> {
	const posts: ImportedPost[] = [];
	const skipped: LeftOutEntry[] = [];
	const filesById = new Map(
		source.files
			.filter((file) => /\.html?$/i.test(file))
			.map((file) => [(file.split('/').at(-1) ?? '').replace(/\.html?$/i, ''), file]),
	);
	for (const record of recordsOf(list)) {
		const id = record.post_id ?? '';
		const title = record.title ?? '';
		const type = record.type ?? '';
		const from = filesById.get(id) ?? `${list.file}: ${id}`;
		const isPost = type === '' || type === 'newsletter' || type === 'podcast';
		if (!isPost) {
			skipped.push({ from, title, reason: otherTypes[type] ?? `of the type “${type}”` });
			continue;
		}
		const file = filesById.get(id);
		const html = file ? (await source.read(file)).text : '';
		const conversion = createConversionLog();
		const sound = record.podcast_url ?? '';
		const text = [convertText(html, conversion), ...(/^https?:/.test(sound) ? [sound] : [])]
			.filter(Boolean)
			.join('\n\n');
		if (!text) {
			skipped.push({ from, title, reason: 'empty' });
			continue;
		}
		const slug = id.replace(/^\d+\./, '');
		posts.push({
			from,
			title,
			slug: slug || title,
			date: toIsoTimestamp(record.post_date),
			draftReason: draftReasonOf(record, html),
			text,
			excerpt: record.subtitle ?? '',
			seoTitle: '',
			seoDescription: '',
			tags: [],
			author: '',
			cover: '',
			coverAlt: '',
			formerPaths: slug && slug !== id ? [`/p/${slug}`] : [],
			formerHost: '',
			folder: from.split('/').slice(0, -1).join('/'),
			conversion,
		});
	}
	return createParsedImport('substack', { posts, skipped });
}
