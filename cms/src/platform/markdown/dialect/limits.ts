import hljs from 'highlight.js/lib/common';
import type MarkdownIt from 'markdown-it';

/** Characters of the longest address that becomes a link; the search for one takes quadratic time. */
const MAX_ADDRESS_LENGTH = 2048;
/** Characters of the longest line of code, and of the longest code, that is highlighted; so does the search for tokens. */
const MAX_LINE_LENGTH = 1000;
const MAX_CODE_LENGTH = 50_000;

const tooLongAddress = new RegExp(`\\S{${MAX_ADDRESS_LENGTH}}`);
const tooLongLine = new RegExp(`.{${MAX_LINE_LENGTH}}`);

/** Leaves runs of characters without a space as they are where they are longer than any address. */
export function limitLinks({ linkify }: MarkdownIt) {
	const { match, matchAtStart } = linkify;
	linkify.match = (text) => (tooLongAddress.test(text) ? [] : match.call(linkify, text));
	linkify.matchAtStart = (text) => matchAtStart.call(linkify, text.slice(0, MAX_ADDRESS_LENGTH));
}

/** Code with its tokens marked; '' for code that is shown as it is. */
export function highlight(code: string, language: string): string {
	const isTooLong = code.length > MAX_CODE_LENGTH || tooLongLine.test(code);
	if (isTooLong || !hljs.getLanguage(language)) return '';
	return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}
