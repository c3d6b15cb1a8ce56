import { XMLParser } from 'fast-xml-parser';
import { addParagraphs } from './add-paragraphs';
import { type ConversionLog, createConversionLog } from './conversion-log';
import { type DelimitedPart, delimitedParts, replaceDelimited } from './delimited-text';
import { htmlToText, parseHtml } from './html-document';
import { createParsedImport, type LeftOutEntry, type ParsedImport } from './parsed-import';
import { type ImportedPost, pathOfAddress, textOf, toIsoTimestamp } from './post';
import { type Attachments, convertShortcodes } from './shortcodes';
import { toMarkdown } from './to-markdown';

type Row = Record<string, unknown>;

const xmlParser = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: '@',
	parseTagValue: false,
	isArray: (name) => ['item', 'category', 'wp:postmeta', 'wp:author'].includes(name),
});

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(Object) : []);

/** Returns the channel of a WordPress export; null if the file is not one. */
export function wordpressChannel(xml: string): Row | null {
	if (!/xmlns:wp="[^"]*wordpress\.org\/export/.test(xml)) return null;
	const channel = Object(Object(Object(xmlParser.parse(xml)).rss).channel);
	return Array.isArray(channel.item) ? channel : null;
}

const reusableBlock = {
	opening: /<!-- wp:block \{/,
	closings: [/\}( \/-->)?/],
	isPart: ({ closings: [end] }: DelimitedPart) => end?.[1] !== undefined,
};
const dynamicBlock = {
	opening: /<!-- wp:([\w/-]+) /,
	closings: [/(\/)?-->/],
	isPart: ({ closings: [end] }: DelimitedPart) => end?.[1] !== undefined,
};
/** Blocks without content of their own. */
const emptyBlocks = /^(?:core\/)?(?:more|nextpage|spacer|separator|post-content|block)$/;

interface ContentContext {
	readonly postId: string;
	readonly attachments: Attachments;
	/** Contents of reusable blocks by id. */
	readonly reusableBlocks: ReadonlyMap<string, string>;
	readonly log: ConversionLog;
}

/** Converts the content of a post to Markdown: blocks, shortcodes, and the paragraphs of the classic editor. */
function convertContent(content: string, context: ContentContext): string {
	const { log, reusableBlocks } = context;
	const withBlocks = replaceDelimited(content, reusableBlock, ({ inner: [attributes = ''] }) => {
		const id = /"ref":\s*(\d+)/.exec(attributes)?.[1] ?? '';
		const block = reusableBlocks.get(id);
		if (block === undefined) log.leftOut.push(`the reusable block ${id}, which the export lacks`);
		return block ?? '';
	});
	for (const { opening } of delimitedParts(withBlocks, dynamicBlock)) {
		const [, name = ''] = opening;
		if (!emptyBlocks.test(name)) log.leftOut.push(`the block “${name}”`);
	}
	const body = parseHtml(convertShortcodes(withBlocks, context));
	addParagraphs(body, !/<!-- wp:/.test(content));
	return toMarkdown(body.innerHTML, log);
}

const metaOf = (item: Row, key: string) =>
	textOf(
		rowsOf(item['wp:postmeta']).find((meta) => meta['wp:meta_key'] === key)?.['wp:meta_value'],
	);

/** Date of a post: the server's own time if the GMT date is zero, as in drafts. */
const dateOf = (item: Row) => {
	const gmt = textOf(item['wp:post_date_gmt']);
	const postDate = gmt && !gmt.startsWith('0000') ? gmt : textOf(item['wp:post_date']);
	return postDate && !postDate.startsWith('0000')
		? toIsoTimestamp(`${postDate.replace(' ', 'T')}Z`)
		: undefined;
};

const draftReasons: Readonly<Record<string, string>> = {
	publish: '',
	draft: 'a draft',
	private: 'private',
	pending: 'pending review',
};

/** Returns the reason why visitors of the former site could not read a post; '' if they could, or will. */
function draftReasonOf(item: Row, date: string | undefined): string {
	if (textOf(item['wp:post_password'])) return 'password-protected';
	const status = textOf(item['wp:status']);
	// A post with a date in the future is scheduled.
	if (status === 'future')
		return date && Date.parse(date) > Date.now() ? '' : 'scheduled, but its time has passed';
	return draftReasons[status] ?? `its status is “${status}”`;
}

function attachmentsIn(items: readonly Row[]): Attachments {
	const rows = items.filter((item) => textOf(item['wp:post_type']) === 'attachment');
	const addresses = new Map(
		rows.map((item) => [textOf(item['wp:post_id']), textOf(item['wp:attachment_url'])]),
	);
	return {
		addressOf: (id) => addresses.get(id),
		idsOf: (postId) =>
			rows
				.filter(
					(item) =>
						textOf(item['wp:post_parent']) === postId &&
						/\.(?:png|jpe?g|webp|gif|avif)$/i.test(textOf(item['wp:attachment_url'])),
				)
				.map((item) => textOf(item['wp:post_id'])),
	};
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '');

function decodeSlug(encoded: string): string {
	try {
		return decodeURIComponent(encoded);
	} catch {
		return encoded;
	}
}

/** Squarespace exports its blog as a file for WordPress, with its own blocks. */
const isFromSquarespace = (items: readonly Row[]) =>
	items.some((item) => /\bsqs-(?:block|layout)/.test(textOf(item['content:encoded'])));

/** Reads the posts of a WordPress export; leaves out its pages, menus and comments. */
export function readWordpress(file: string, channel: Row): ParsedImport {
	const items = rowsOf(channel.item);
	const siteHost = hostOf(textOf(channel.link));
	const attachments = attachmentsIn(items);
	const reusableBlocks = new Map(
		items
			.filter((item) => textOf(item['wp:post_type']) === 'wp_block')
			.map((item) => [textOf(item['wp:post_id']), textOf(item['content:encoded'])]),
	);
	const authorNames = new Map(
		rowsOf(channel['wp:author']).map((author) => [
			textOf(author['wp:author_login']),
			textOf(author['wp:author_display_name']),
		]),
	);
	const skippedEntries: LeftOutEntry[] = [];
	const posts = items.flatMap((item): ImportedPost[] => {
		const title = htmlToText(textOf(item.title));
		const postType = textOf(item['wp:post_type']);
		const postStatus = textOf(item['wp:status']);
		if (postType === 'page') skippedEntries.push({ from: file, title, reason: 'a page' });
		if (postType !== 'post' || postStatus === 'auto-draft') return [];
		if (postStatus === 'trash') {
			skippedEntries.push({ from: file, title, reason: 'in the trash' });
			return [];
		}
		const termRows = rowsOf(item.category);
		const getTermNames = (domain: string) =>
			termRows
				.filter((one) => one['@domain'] === domain)
				.map((one) => htmlToText(textOf(one['#text'])));
		const tags = [...getTermNames('post_tag'), ...getTermNames('category')];
		const authorLogin = textOf(item['dc:creator']);
		const address = textOf(item.link);
		const path = pathOfAddress(address);
		const date = dateOf(item);
		const conversion = createConversionLog();
		const postId = textOf(item['wp:post_id']);
		return [
			{
				from: `${file}: ${path || title || postId}`,
				title,
				slug: decodeSlug(textOf(item['wp:post_name'])).replace(/\.html?$/i, '') || title,
				date,
				draftReason: draftReasonOf(item, date),
				text: convertContent(textOf(item['content:encoded']), {
					postId,
					attachments,
					reusableBlocks,
					log: conversion,
				}),
				excerpt: htmlToText(textOf(item['excerpt:encoded'])),
				seoTitle: metaOf(item, '_yoast_wpseo_title').includes('%%')
					? ''
					: metaOf(item, '_yoast_wpseo_title'),
				seoDescription: metaOf(item, '_yoast_wpseo_metadesc'),
				tags: tags.filter((tag) => tag.toLowerCase() !== 'uncategorized'),
				author: authorNames.get(authorLogin) || authorLogin,
				cover: attachments.addressOf(metaOf(item, '_thumbnail_id')) ?? '',
				coverAlt: '',
				formerPaths: path ? [path] : [],
				formerHost: hostOf(address) || siteHost,
				folder: '',
				conversion,
			},
		];
	});
	return createParsedImport(isFromSquarespace(items) ? 'squarespace' : 'wordpress', {
		posts,
		skipped: skippedEntries,
	});
}
