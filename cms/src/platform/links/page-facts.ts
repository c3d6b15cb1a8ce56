import MarkdownIt from 'markdown-it';

export interface PageFacts {
	readonly title: string;
	/** Address of the preview picture that the page names; '' for none. */
	readonly picture: string;
}

const { unescapeAll } = new MarkdownIt().utils;
const MAX_TITLE_LENGTH = 200;

const cleanTitle = (text: string) =>
	unescapeAll(text).replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH);
const createAttributeReader = (name: string) => {
	const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i');
	return (tag: string) => {
		const [, double, single] = pattern.exec(tag) ?? [];
		return double ?? single ?? '';
	};
};
const propertyOf = createAttributeReader('property');
const nameOf = createAttributeReader('name');
const contentOf = createAttributeReader('content');

/** Returns the attributes of each meta element. Pages may be hostile, so the search takes linear time. */
const listMetaTags = (html: string) =>
	html
		.split(/<meta(?=\s)/i)
		.slice(1)
		.map((rest) => rest.split('>', 1)[0] ?? '');

/** Extracts the title and the preview picture from a page. */
export function pageFacts(html: string, page: URL): PageFacts {
	const metaContents = new Map<string, string>();
	for (const tag of listMetaTags(html)) {
		const name = (propertyOf(tag) || nameOf(tag)).toLowerCase();
		if (!metaContents.has(name)) metaContents.set(name, contentOf(tag));
	}
	const title =
		metaContents.get('og:title') || /<title(?:\s[^<>]*)?>([^<]{1,1000})/i.exec(html)?.[1] || '';
	const picture = unescapeAll(
		metaContents.get('og:image') || metaContents.get('twitter:image') || '',
	).trim();
	const isAddress = picture !== '' && URL.canParse(picture, page.href);
	return { title: cleanTitle(title), picture: isAddress ? new URL(picture, page).href : '' };
}
