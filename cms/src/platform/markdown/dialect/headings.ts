import type MarkdownIt from 'markdown-it';

/** Heading levels in the output. The page has its own h1, and a text needs at most three levels below it. */
export const headingTags: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

export function headingsPlugin(markdown: MarkdownIt) {
	markdown.core.ruler.push('headings', ({ tokens }) => {
		for (const token of tokens) token.tag = headingTags[token.tag] ?? token.tag;
	});
}
