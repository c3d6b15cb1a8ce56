import type { Token } from 'markdown-it';
import { markdown } from './dialect';

const breaks = new Set(['softbreak', 'hardbreak']);
const blocks = new Set(['fence', 'code_block']);
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');

const wordsOf = ({ type, content }: Token): string => {
	if (breaks.has(type)) return ' ';
	return type === 'text' || type === 'code_inline' ? content : '';
};

/** A Markdown text's words on one line, without a sign of Markdown; blocks of code only where asked for. */
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

/** The beginning of a text, whole words of it where there are any, so that an ellipsis may follow. */
export function cutAtWord(text: string, most: number): string {
	if (text.length <= most) return text;
	const end = text.lastIndexOf(' ', most);
	return text.slice(0, end > 0 ? end : most).replace(/[\s.,;:–—-]+$/, '');
}
