import hljs from 'highlight.js/lib/common';
import type MarkdownIt from 'markdown-it';

/** Maximum characters of an address that becomes a link; the search for one takes quadratic time. */
const MAX_ADDRESS_LENGTH = 2048;
/** Maximum characters of a line, and of a code block, with highlighting, which takes quadratic time too. */
const MAX_LINE_LENGTH = 1000;
const MAX_CODE_LENGTH = 50_000;

// Both are searched only at the start of a run: at each character, they would take 2048 and 1000 times as long.
const tooLongAddress = new RegExp(`(?<!\\S)\\S{${MAX_ADDRESS_LENGTH}}`);
const tooLongLine = new RegExp(`^.{${MAX_LINE_LENGTH}}`, 'm');

/** Finds no links in a text with a run of non-space characters that is longer than any address. */
export function limitLinks({ linkify }: MarkdownIt) {
	const { match, matchAtStart } = linkify;
	linkify.match = (text) => (tooLongAddress.test(text) ? [] : match.call(linkify, text));
	linkify.matchAtStart = (text) => matchAtStart.call(linkify, text.slice(0, MAX_ADDRESS_LENGTH));
}

/** Returns code as HTML with highlighted tokens; '' for code without highlighting. */
export function highlightCode(code: string, language: string): string {
	const isTooLong = code.length > MAX_CODE_LENGTH || tooLongLine.test(code);
	if (isTooLong || !hljs.getLanguage(language)) return '';
	return hljs.highlight(code, { language, ignoreIllegals: true }).value;
}
