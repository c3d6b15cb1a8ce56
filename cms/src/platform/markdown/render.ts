import { madeOfTexts } from '../lib/made-of-texts';
import { anchored } from './anchors';
import { markdown } from './dialect';
import { withCards } from './link-cards';
import { illustrated } from './pictures';
import { sanitized } from './sanitized';

const rendered = madeOfTexts(
	(text) => anchored(sanitized(markdown.render(text))),
	(html) => html.length,
);

/**
 * Markdown texts as HTML that may stand in a page: sanitized, code highlighted, headings to link to,
 * pictures of the media library with their sizes, cards of addresses that stand alone. The one renderer of
 * articles, previews and feeds; `wait` for cards that are not known yet.
 */
export const articles = async (
	texts: readonly string[],
	{ wait = false } = {},
): Promise<string[]> => illustrated(await withCards(await rendered.all(texts), { wait }));

/** One of them. */
export async function article(text: string, options?: { wait: boolean }): Promise<string> {
	const [html = ''] = await articles([text], options);
	return html;
}

interface Written {
	description: string | null;
}

/** A row with its text as HTML. */
export const oneWithHtml = async <Row extends Written>(
	row: Row,
): Promise<Row & { html: string }> => ({
	...row,
	html: await article(row.description ?? ''),
});

/** Adds to each row its text as HTML. */
export async function withHtml<Row extends Written>(
	rows: readonly Row[],
): Promise<(Row & { html: string })[]> {
	const all = await articles(rows.map(({ description }) => description ?? ''));
	return rows.map((row, index) => ({ ...row, html: all[index] ?? '' }));
}
