import { LRUCache } from 'lru-cache';
import { addPictureSizes, withCards } from './cards-and-pictures';
import { escapeHtml } from './escape-html';
import { renderInWorker } from './worker-pool';

/** Renders a text as HTML without formatting; paragraphs and line breaks are kept. */
const renderParagraphs = (text: string): string =>
	text
		.split(/\n[^\S\n]*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
		.join('\n');

/** Maximum characters of texts and HTML in the cache. */
const MAX_CACHED_CHARACTERS = 8_000_000;
/** Milliseconds after which a text that took too long is rendered again, because the machine may have been busy. */
const RETRY_AFTER_MS = 600_000;

export interface RenderedText {
	readonly html: string;
	/** Whether the text took too long to render, and is shown as plain paragraphs. */
	readonly isPlain: boolean;
}

const renderCache = new LRUCache<string, RenderedText>({
	maxSize: MAX_CACHED_CHARACTERS,
	sizeCalculation: ({ html }, text) => text.length + html.length + 1,
	async fetchMethod(text, _stale, { options }) {
		const html = await renderInWorker(text);
		if (html !== null) return { html, isPlain: false };
		options.ttl = RETRY_AFTER_MS;
		return { html: renderParagraphs(text), isPlain: true };
	},
});

const emptyText: RenderedText = { html: '', isPlain: false };
const renderText = async (text: string): Promise<RenderedText> =>
	text.trim() === '' ? emptyText : ((await renderCache.fetch(text)) ?? emptyText);

const addCardsAndPictures = async (htmls: readonly string[], options: { wait: boolean }) =>
	addPictureSizes(await withCards(htmls, options));

/**
 * Renders Markdown texts as HTML that is safe in a page: sanitized, with highlighted code, headings to link to, all
 * sizes of pictures in the media library, and link cards. The only renderer for articles, previews and feeds.
 */
export async function renderArticles(texts: readonly string[]): Promise<string[]> {
	const all = await Promise.all(texts.map(renderText));
	return addCardsAndPictures(
		all.map(({ html }) => html),
		{ wait: false },
	);
}

/** Like `renderArticles`, for one text. */
export async function renderArticle(text: string): Promise<string> {
	const [html = ''] = await renderArticles([text]);
	return html;
}

/** Renders a text for its author, with a flag if it took too long. Waits for link cards that are not known yet. */
export async function previewArticle(text: string): Promise<RenderedText> {
	const { html, isPlain } = await renderText(text);
	const [finished = ''] = await addCardsAndPictures([html], { wait: true });
	return { html: finished, isPlain };
}
