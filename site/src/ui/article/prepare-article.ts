import type { Translator } from '../../lib/words/translator';

/** Maximum characters of a short cell (figures or a few words). */
const MAX_SHORT_CELL_LENGTH = 40;

const stripTags = (html: string) => html.replace(/<[^>]+>/g, '').trim();

const getCellTexts = (html: string, tag: string) =>
	[...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
		([, inside = '']) => stripTags(inside),
	);

/**
 * Adds the column name to each cell, for the row layout. Explicit roles, because its `display` removes the table
 * semantics.
 */
function toRowLayout(table: string): string {
	const columns = getCellTexts(table, 'th');
	return table
		.replace('<table>', '<table role="table">')
		.replace(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
		.replace(/<th\b/g, '<th role="columnheader"')
		.replace(/<tr>([\s\S]*?)<\/tr>/g, (_, cells: string) => {
			let at = 0;
			const labelledCells = cells.replace(/<td\b/g, () => {
				const column = (columns[at++] ?? '').replaceAll('"', '&quot;');
				return `<td role="cell" data-column="${column}"`;
			});
			return `<tr role="row">${labelledCells}</tr>`;
		});
}

/** Makes tables scrollable; one with long cells is shown row by row on narrow screens instead. */
export const prepareTables = (html: string): string =>
	html.replace(/<table>[\s\S]*?<\/table>/g, (table) =>
		getCellTexts(table, 'td').some((cell) => cell.length > MAX_SHORT_CELL_LENGTH)
			? `<div data-table="in-rows">${toRowLayout(table)}</div>`
			: `<div data-table tabindex="0">${table}</div>`,
	);

/** A heading of an article, as a link target. */
export interface ArticleHeading {
	readonly id: string;
	readonly text: string;
}

const tagPattern = /<[^>]+>/g;
const htmlEntities: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': "'",
};
const textOf = (html: string) =>
	html
		.replace(tagPattern, '')
		.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => htmlEntities[entity] ?? '');

/** Display widths for `sizes`: full column, and half of a pair. */
const columnSizes = '(min-width: 1440px) 644px, (min-width: 1024px) 46vw, 92vw';
const pairSizes =
	'(min-width: 1440px) 310px, (min-width: 1024px) 23vw, (min-width: 480px) 45vw, 92vw';

const addSizes = (html: string, sizes: string) =>
	html.replaceAll(/<source type="([\w/]+)" srcset=/g, `<source type="$1" sizes="${sizes}" srcset=`);

/** Links a heading to itself, so that its address can be copied, unless it already contains a link. */
const addHeadingLink = (id: string, inner: string) =>
	inner.includes('<a ') ? inner : `<a data-anchor href="#${id}">${inner}</a>`;

/**
 * Prepares HTML from the CMS for the page: linked headings, code with its language and a copy button, tables for narrow
 * screens, picture sizes. The CMS generates and sanitizes the markup, so it is as regular as these patterns expect.
 */
export function prepareArticle(
	html: string,
	{ t }: Pick<Translator, 't'>,
): { html: string; headings: ArticleHeading[] } {
	const headings: ArticleHeading[] = [];
	const htmlWithPairSizes = html.replace(/<div data-pair="beside">[\s\S]*?<\/div>/g, (pair) =>
		addSizes(pair, pairSizes),
	);
	const preparedHtml = addSizes(htmlWithPairSizes, columnSizes)
		.replace(
			/<h([2-4]) id="([^"]+)">([\s\S]*?)<\/h\1>/g,
			(_, level: string, id: string, inner: string) => {
				if (level === '2') headings.push({ id, text: textOf(inner) });
				return `<h${level} id="${id}">${addHeadingLink(id, inner)}</h${level}>`;
			},
		)
		.replace(
			/<pre><code(?: class="language-([\w+#.-]+)")?>/g,
			(whole, language = t('code')) =>
				`<figure data-code><figcaption><span>${language}</span><button type="button" data-copy>${t('Copy')}</button></figcaption>${whole.replace('<pre>', '<pre tabindex="0">')}`,
		)
		.replaceAll('</code></pre>', '</code></pre></figure>')
		.replace(/<section class="footnotes">/g, (whole) =>
			whole.replace('>', ` aria-label="${t('Footnotes').replaceAll('"', '&quot;')}">`),
		);
	return { html: prepareTables(preparedHtml), headings };
}
