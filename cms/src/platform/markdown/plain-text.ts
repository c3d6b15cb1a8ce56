import { markdownRenderer } from './dialect';
import type { Token } from './dialect/picture-pairs';
import { removeShownTags } from './dialect/visible-tags';

const breakTypes = new Set(['softbreak', 'hardbreak']);
const codeBlockTypes = new Set(['fence', 'code_block']);
const wordsOf = ({ type, content }: Token): string => {
	if (breakTypes.has(type)) return ' ';
	if (type === 'html_inline') return removeShownTags(content).trim();
	return type === 'text' || type === 'code_inline' ? content : '';
};

/** Checks for the content of a paragraph that is only an address, which is shown as a card or a video. */
const isCard = (tokens: readonly Token[], at: number) =>
	typeof tokens[at - 1]?.attrGet('data-card') === 'string';

/**
 * Returns the words of a Markdown text on one line, without markup. Code blocks are included only with `code`, and
 * addresses that are shown as cards only with `cards`.
 */
export function toPlainText(text: string, { code = false, cards = true } = {}): string {
	return markdownRenderer
		.parse(text, {})
		.map((token, at, tokens) => {
			if (token.type === 'inline' && !cards && isCard(tokens, at)) return '';
			if (token.type === 'inline') return token.children?.map(wordsOf).join('') ?? '';
			if (token.type === 'html_block') return removeShownTags(token.content);
			return code && codeBlockTypes.has(token.type) ? token.content : '';
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
		const maxEnd = start + PART_LENGTH;
		const between = maxEnd < text.length ? text.lastIndexOf('\n\n', maxEnd) : -1;
		const end = between > start ? between : maxEnd;
		yield text.slice(start, end);
		start = end;
	}
}

/**
 * Returns the words of a Markdown text for the search, including code. A code block that is cut in two keeps its
 * words.
 */
export const toSearchText = (text: string): string =>
	[...partsOf(text)].map((part) => toPlainText(part, { code: true })).join(' ');

/** Shortens a text, between words if possible and without trailing punctuation, so that an ellipsis can follow. */
export function cutAtWord(text: string, most: number): string {
	if (text.length <= most) return text;
	const end = text.lastIndexOf(' ', most);
	return text.slice(0, end > 0 ? end : most).replace(/[\s.,;:–—-]+$/, '');
}
