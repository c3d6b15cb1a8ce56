import { XMLParser } from 'fast-xml-parser';
import {
	type ImportedPost,
	type ParsedImport,
	pathOfAddress,
	textOf,
	toIsoTimestamp,
} from './post';
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

/** Formats content as WordPress does: blank lines separate paragraphs. Removes the shortcodes of plugins. */
function formatContent(content: string): string {
	const html = content
		.replace(/<!--[\s\S]*?-->/g, '')
		.replace(/\[\/?[a-z][\w-]*(?:\s[^\]]*)?\]/g, '');
	if (/<p[\s>]/i.test(html)) return html;
	return html
		.split(/\r?\n\s*\r?\n/)
		.map((part) =>
			/^\s*<(?:h\d|ul|ol|pre|blockquote|table|figure|div)/i.test(part) ? part : `<p>${part}</p>`,
		)
		.join('\n');
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

/** Reads the posts of a WordPress export; leaves out its pages, menus and comments. */
export function readWordpress(file: string, channel: Row): ParsedImport {
	const items = rowsOf(channel.item);
	const attachmentUrls = new Map(
		items.map((item) => [textOf(item['wp:post_id']), textOf(item['wp:attachment_url'])]),
	);
	const authorNames = new Map(
		rowsOf(channel['wp:author']).map((author) => [
			textOf(author['wp:author_login']),
			textOf(author['wp:author_display_name']),
		]),
	);
	const notes: string[] = [];
	const posts = items.flatMap((item): ImportedPost[] => {
		const title = textOf(item.title);
		const postType = textOf(item['wp:post_type']);
		const postStatus = textOf(item['wp:status']);
		if (postType === 'page') notes.push(`“${title}” is a page, so it is left out.`);
		if (postType !== 'post' || postStatus === 'trash' || postStatus === 'auto-draft') return [];
		const termRows = rowsOf(item.category);
		const getTermNames = (domain: string) =>
			termRows.filter((one) => one['@domain'] === domain).map((one) => textOf(one['#text']));
		const tags = [...getTermNames('post_tag'), ...getTermNames('category')];
		const authorLogin = textOf(item['dc:creator']);
		const path = pathOfAddress(textOf(item.link));
		const encodedSlug = textOf(item['wp:post_name']);
		let decodedSlug = encodedSlug;
		try {
			decodedSlug = decodeURIComponent(encodedSlug);
		} catch {
			// Keep the slug as it is written.
		}
		return [
			{
				from: `${file}: ${path || title}`,
				title,
				slug: decodedSlug || title,
				date: dateOf(item),
				isDraft: postStatus !== 'publish',
				text: toMarkdown(formatContent(textOf(item['content:encoded']))),
				excerpt: textOf(item['excerpt:encoded']),
				seoTitle: metaOf(item, '_yoast_wpseo_title').includes('%%')
					? ''
					: metaOf(item, '_yoast_wpseo_title'),
				seoDescription: metaOf(item, '_yoast_wpseo_metadesc'),
				tags: tags.filter((tag) => tag.toLowerCase() !== 'uncategorized'),
				author: authorNames.get(authorLogin) || authorLogin,
				cover: attachmentUrls.get(metaOf(item, '_thumbnail_id')) ?? '',
				formerPaths: path ? [path] : [],
				folder: '',
			},
		];
	});
	return { posts, notes };
}
