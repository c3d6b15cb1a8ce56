import { LRUCache } from 'lru-cache';
import { renderInWorker } from './in-worker';
import { withCards } from './link-cards';
import { paragraphs } from './paragraphs';
import { illustrated } from './pictures';

/** Maximum characters of texts and HTML in the cache. */
const MAX_CACHED_CHARACTERS = 8_000_000;
/** Milliseconds after which a text that took too long is rendered again, because the machine may have been busy. */
const RETRY_AFTER_MS = 600_000;

export interface Rendered {
	readonly html: string;
	/** Whether the text took too long to render, and is shown as plain paragraphs. */
	readonly isPlain: boolean;
}

const rendered = new LRUCache<string, Rendered>({
	maxSize: MAX_CACHED_CHARACTERS,
	sizeCalculation: ({ html }, text) => text.length + html.length + 1,
	async fetchMethod(text, _stale, { options }) {
		const html = await renderInWorker(text);
		if (html !== null) return { html, isPlain: false };
		options.ttl = RETRY_AFTER_MS;
		return { html: paragraphs(text), isPlain: true };
	},
});

const empty: Rendered = { html: '', isPlain: false };
const render = async (text: string): Promise<Rendered> =>
	text.trim() === '' ? empty : ((await rendered.fetch(text)) ?? empty);

const finish = async (htmls: readonly string[], options: { wait: boolean }) =>
	illustrated(await withCards(htmls, options));

/**
 * Renders Markdown texts as HTML that is safe in a page: sanitized, with highlighted code, headings to link to, all
 * sizes of pictures in the media library, and link cards. The only renderer for articles, previews and feeds.
 */
export async function articles(texts: readonly string[]): Promise<string[]> {
	const all = await Promise.all(texts.map(render));
	return finish(
		all.map(({ html }) => html),
		{ wait: false },
	);
}

/** Like `articles`, for one text. */
export async function article(text: string): Promise<string> {
	const [html = ''] = await articles([text]);
	return html;
}

/** Renders a text for its author, with a flag if it took too long. Waits for link cards that are not known yet. */
export async function previewArticle(text: string): Promise<Rendered> {
	const { html, isPlain } = await render(text);
	const [finished = ''] = await finish([html], { wait: true });
	return { html: finished, isPlain };
}

interface Written {
	description: string | null;
}

/** Adds its text as HTML to a row. */
export const oneWithHtml = async <Row extends Written>(
	row: Row,
): Promise<Row & { html: string }> => ({
	...row,
	html: await article(row.description ?? ''),
});

/** Adds its text as HTML to each row. */
export async function withHtml<Row extends Written>(
	rows: readonly Row[],
): Promise<(Row & { html: string })[]> {
	const all = await articles(rows.map(({ description }) => description ?? ''));
	return rows.map((row, index) => ({ ...row, html: all[index] ?? '' }));
}
