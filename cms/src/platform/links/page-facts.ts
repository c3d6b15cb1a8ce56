import MarkdownIt from 'markdown-it';

export interface PageFacts {
	readonly title: string;
	/** Address of the preview picture that the page names; '' for none. */
	readonly picture: string;
}

const { unescapeAll } = new MarkdownIt().utils;
const longest = 200;

const clean = (text: string) => unescapeAll(text).replace(/\s+/g, ' ').trim().slice(0, longest);
const attribute = (name: string) => {
	const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i');
	return (tag: string) => {
		const [, double, single] = pattern.exec(tag) ?? [];
		return double ?? single ?? '';
	};
};
const propertyOf = attribute('property');
const nameOf = attribute('name');
const contentOf = attribute('content');

/** Returns the attributes of each meta element. Pages may be hostile, so the search takes linear time. */
const metas = (html: string) =>
	html
		.split(/<meta(?=\s)/i)
		.slice(1)
		.map((rest) => rest.split('>', 1)[0] ?? '');

/** Extracts the title and the preview picture from a page. */
export function pageFacts(html: string, page: URL): PageFacts {
	const said = new Map<string, string>();
	for (const tag of metas(html)) {
		const name = (propertyOf(tag) || nameOf(tag)).toLowerCase();
		if (!said.has(name)) said.set(name, contentOf(tag));
	}
	const title = said.get('og:title') || /<title(?:\s[^<>]*)?>([^<]{1,1000})/i.exec(html)?.[1] || '';
	const picture = unescapeAll(said.get('og:image') || said.get('twitter:image') || '').trim();
	const isAddress = picture !== '' && URL.canParse(picture, page.href);
	return { title: clean(title), picture: isAddress ? new URL(picture, page).href : '' };
}
