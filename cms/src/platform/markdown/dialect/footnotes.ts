import type MarkdownIt from 'markdown-it';
import footnote from 'markdown-it-footnote';

/** Adds footnotes: `[^name]`, with the text at the end. The page labels them in its own language. */
export function footnotesPlugin(markdown: MarkdownIt) {
	markdown.use(footnote).disable('footnote_inline');
	markdown.renderer.rules.footnote_block_open = () => '<section class="footnotes">\n<ol>\n';
	markdown.renderer.rules.footnote_caption = (tokens, index) =>
		`${Number(tokens[index]?.meta.id) + 1}`;
}
