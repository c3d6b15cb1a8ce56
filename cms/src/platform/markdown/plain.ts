import type { Token } from 'markdown-it';
import { markdown } from './dialect';

const breaks = new Set(['softbreak', 'hardbreak']);
const blocks = new Set(['fence', 'code_block']);
const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, ' ');

const wordsOf = ({ type, content }: Token): string => {
	if (breaks.has(type)) return ' ';
	return type === 'text' || type === 'code_inline' ? content : '';
};

/** Returns the words of a Markdown text on one line, without markup. Code blocks are included only with `code`. */
export function plain(text: string, { code = false } = {}): string {
	return markdown
		.parse(text, {})
		.map((token) => {
			if (token.type === 'inline') return token.children?.map(wordsOf).join('') ?? '';
			if (token.type === 'html_block') return withoutTags(token.content);
			return code && blocks.has(token.type) ? token.content : '';
		})
		.filter(Boolean)
		.join(' ')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Characters parsed at once. The worst texts take quadratic time, and a save waits for it. */
const PART_LENGTH = 8000;

/** Splits a text into parts, between paragraphs if possible. */
function* partsOf(text: string): Generator<string> {
	for (let start = 0; start < text.length; ) {
		const most = start + PART_LENGTH;
		const between = most < text.length ? text.lastIndexOf('\n\n', most) : -1;
		const end = between > start ? between : most;
		yield text.slice(start, end);
		start = end;
	}
}

/**
 * Returns the words of a Markdown text for the search, including code. A code block that is cut in two keeps its
 * words.
 */
export const searchedWords = (text: string): string =>
	[...partsOf(text)].map((part) => plain(part, { code: true })).join(' ');

/** Shortens a text, between words if possible and without trailing punctuation, so that an ellipsis can follow. */
export function cutAtWord(text: string, most: number): string {
	if (text.length <= most) return text;
	const end = text.lastIndexOf(' ', most);
	return text.slice(0, end > 0 ? end : most).replace(/[\s.,;:–—-]+$/, '');
}
