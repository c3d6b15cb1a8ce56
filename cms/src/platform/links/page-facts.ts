import MarkdownIt from 'markdown-it';

export interface PageFacts {
	readonly title: string;
	/** The address of the picture a page wants to be shown with; '' for none. */
	readonly picture: string;
}

const { unescapeAll } = new MarkdownIt().utils;
const longest = 200;

const clean = (text: string) => unescapeAll(text).replace(/\s+/g, ' ').trim().slice(0, longest);
const attribute = (tag: string, name: string) => {
	const [, double, single] =
		new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
	return double ?? single ?? '';
};

/** What a page says of itself in its head. */
export function pageFacts(html: string, page: URL): PageFacts {
	const said = new Map<string, string>();
	for (const [tag] of html.matchAll(/<meta\s[^>]{1,4000}>/gi)) {
		const name = (attribute(tag, 'property') || attribute(tag, 'name')).toLowerCase();
		if (!said.has(name)) said.set(name, attribute(tag, 'content'));
	}
	const title = said.get('og:title') || /<title[^>]*>([^<]{1,1000})/i.exec(html)?.[1] || '';
	const picture = unescapeAll(said.get('og:image') || said.get('twitter:image') || '').trim();
	const isAddress = picture !== '' && URL.canParse(picture, page.href);
	return { title: clean(title), picture: isAddress ? new URL(picture, page).href : '' };
}
