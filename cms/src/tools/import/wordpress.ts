import { XMLParser } from 'fast-xml-parser';
import { type Imported, type ImportedPost, momentOf, pathOfAddress, textOf } from './post';
import { toMarkdown } from './to-markdown';

type Row = Record<string, unknown>;

const parser = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: '@',
	parseTagValue: false,
	isArray: (name) => ['item', 'category', 'wp:postmeta', 'wp:author'].includes(name),
});

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(Object) : []);

/** Returns the channel of a WordPress export; null if the file is not one. */
export function wordpressChannel(xml: string): Row | null {
	if (!/xmlns:wp="[^"]*wordpress\.org\/export/.test(xml)) return null;
	const channel = Object(Object(Object(parser.parse(xml)).rss).channel);
	return Array.isArray(channel.item) ? channel : null;
}

/** Formats content as WordPress does: blank lines separate paragraphs. Removes the shortcodes of plugins. */
function shown(content: string): string {
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
	const said = gmt && !gmt.startsWith('0000') ? gmt : textOf(item['wp:post_date']);
	return said && !said.startsWith('0000') ? momentOf(`${said.replace(' ', 'T')}Z`) : undefined;
};

/** Reads the posts of a WordPress export; leaves out its pages, menus and comments. */
export function readWordpress(file: string, channel: Row): Imported {
	const items = rowsOf(channel.item);
	const addresses = new Map(
		items.map((item) => [textOf(item['wp:post_id']), textOf(item['wp:attachment_url'])]),
	);
	const names = new Map(
		rowsOf(channel['wp:author']).map((author) => [
			textOf(author['wp:author_login']),
			textOf(author['wp:author_display_name']),
		]),
	);
	const notes: string[] = [];
	const posts = items.flatMap((item): ImportedPost[] => {
		const title = textOf(item.title);
		const type = textOf(item['wp:post_type']);
		const status = textOf(item['wp:status']);
		if (type === 'page') notes.push(`“${title}” is a page, so it is left out.`);
		if (type !== 'post' || status === 'trash' || status === 'auto-draft') return [];
		const categories = rowsOf(item.category);
		const named = (domain: string) =>
			categories.filter((one) => one['@domain'] === domain).map((one) => textOf(one['#text']));
		const tags = [...named('post_tag'), ...named('category')];
		const login = textOf(item['dc:creator']);
		const path = pathOfAddress(textOf(item.link));
		const slug = textOf(item['wp:post_name']);
		let name = slug;
		try {
			name = decodeURIComponent(slug);
		} catch {
			// Keep the slug as it is written.
		}
		return [
			{
				from: `${file}: ${path || title}`,
				title,
				slug: name || title,
				date: dateOf(item),
				isDraft: status !== 'publish',
				text: toMarkdown(shown(textOf(item['content:encoded']))),
				excerpt: textOf(item['excerpt:encoded']),
				seoTitle: metaOf(item, '_yoast_wpseo_title').includes('%%')
					? ''
					: metaOf(item, '_yoast_wpseo_title'),
				seoDescription: metaOf(item, '_yoast_wpseo_metadesc'),
				tags: tags.filter((tag) => tag.toLowerCase() !== 'uncategorized'),
				author: names.get(login) || login,
				cover: addresses.get(metaOf(item, '_thumbnail_id')) ?? '',
				formerPaths: path ? [path] : [],
				folder: '',
			},
		];
	});
	return { posts, notes };
}
