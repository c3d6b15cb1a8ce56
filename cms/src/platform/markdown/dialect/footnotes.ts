import type MarkdownIt from 'markdown-it';
import footnote from 'markdown-it-footnote';

/** `[^name]`, and below the text what it says; the page names them in its language. */
export function footnotes(markdown: MarkdownIt) {
	markdown.use(footnote).disable('footnote_inline');
	markdown.renderer.rules.footnote_block_open = () => '<section class="footnotes">\n<ol>\n';
	markdown.renderer.rules.footnote_caption = (tokens, index) =>
		`${Number(tokens[index]?.meta.id) + 1}`;
}
