import type { Words } from '../../lib/words/words';
import { prepareTables } from './tables';

/** A heading of an article, to be linked to. */
export interface Heading {
	readonly id: string;
	readonly text: string;
}

const tag = /<[^>]+>/g;
const entities: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': "'",
};
const textOf = (html: string) =>
	html.replace(tag, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');

/** How wide a picture is shown, as `sizes` says it: across the column, and as one of two. */
const wide = '(min-width: 1440px) 644px, (min-width: 1024px) 46vw, 92vw';
const half = '(min-width: 1440px) 310px, (min-width: 1024px) 23vw, (min-width: 480px) 45vw, 92vw';

const sized = (html: string, sizes: string) =>
	html.replaceAll(/<source type="([\w/]+)" srcset=/g, `<source type="$1" sizes="${sizes}" srcset=`);

/** A heading leads to itself, so that its address can be copied, unless it leads elsewhere. */
const linked = (id: string, inner: string) =>
	inner.includes('<a ') ? inner : `<a data-anchor href="#${id}">${inner}</a>`;

/**
 * Prepares what the CMS rendered for the page: headings that lead to themselves, code with its
 * language and a button that copies it, tables for narrow screens, pictures in the width they
 * show at. The markup is the CMS's own, sanitized, so its tags are as plain as these patterns expect.
 */
export function prepareArticle(
	html: string,
	{ say }: Pick<Words, 'say'>,
): { html: string; headings: Heading[] } {
	const headings: Heading[] = [];
	const paired = html.replace(/<div data-pair="beside">[\s\S]*?<\/div>/g, (pair) =>
		sized(pair, half),
	);
	const prepared = sized(paired, wide)
		.replace(
			/<h([2-4]) id="([^"]+)">([\s\S]*?)<\/h\1>/g,
			(_, level: string, id: string, inner: string) => {
				if (level === '2') headings.push({ id, text: textOf(inner) });
				return `<h${level} id="${id}">${linked(id, inner)}</h${level}>`;
			},
		)
		.replace(
			/<pre><code(?: class="language-([\w+#.-]+)")?>/g,
			(whole, language = say('code')) =>
				`<figure data-code><figcaption><span>${language}</span><button type="button" data-copy>${say('Copy')}</button></figcaption>${whole.replace('<pre>', '<pre tabindex="0">')}`,
		)
		.replaceAll('</code></pre>', '</code></pre></figure>')
		.replace(/<section class="footnotes">/g, (whole) =>
			whole.replace('>', ` aria-label="${say('Footnotes').replaceAll('"', '&quot;')}">`),
		);
	return { html: prepareTables(prepared), headings };
}
