import MarkdownIt from 'markdown-it';
import footnote from 'markdown-it-footnote';
import { automaticLinksPlugin } from './automatic-links';
import { highlightCode, limitLinks } from './limits';
import { picturePairsPlugin } from './picture-pairs';
import { quotesPlugin } from './quotes';
import { tasksPlugin } from './tasks';
import { visibleTagsPlugin } from './visible-tags';

/** Heading levels in the output. The page has its own h1, and a text needs at most three levels below it. */
export const headingTags: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

export function headingsPlugin(markdown: MarkdownIt) {
	markdown.core.ruler.push('headings', ({ tokens }) => {
		for (const token of tokens) token.tag = headingTags[token.tag] ?? token.tag;
	});
}

/** Adds footnotes: `[^name]`, with the text at the end. The page labels them in its own language. */
function footnotesPlugin(markdown: MarkdownIt) {
	markdown.use(footnote).disable('footnote_inline');
	markdown.renderer.rules.footnote_block_open = () => '<section class="footnotes">\n<ol>\n';
	markdown.renderer.rules.footnote_caption = (tokens, index) =>
		`${Number(tokens[index]?.meta.id) + 1}`;
}

/** Marks an address for a link card: `https://…` on its own line between empty ones. */
function linkCardsPlugin(markdown: MarkdownIt) {
	markdown.core.ruler.push('cards', ({ tokens }) => {
		tokens.forEach((token, index) => {
			const paragraph = tokens[index - 1];
			const [link, , close, ...more] = token.children ?? [];
			const isBare = link?.type === 'link_open' && /^(?:linkify|autolink)$/.test(link.markup);
			if (paragraph?.type !== 'paragraph_open' || paragraph.level > 0 || !isBare) return;
			if (close?.type === 'link_close' && more.length === 0) paragraph.attrSet('data-card', '');
		});
	});
}

/**
 * GitHub's Markdown dialect with headings 2 to 4, and more: the last line of a quote behind a dash is its source, and
 * two pictures on one line are shown side by side. The output is not sanitized.
 */
export const markdownRenderer = new MarkdownIt({
	html: true,
	linkify: true,
	highlight: highlightCode,
})
	.use(automaticLinksPlugin)
	.use(limitLinks)
	.use(visibleTagsPlugin)
	.use(footnotesPlugin)
	.use(headingsPlugin)
	.use(tasksPlugin)
	.use(quotesPlugin)
	.use(picturePairsPlugin)
	.use(linkCardsPlugin);
