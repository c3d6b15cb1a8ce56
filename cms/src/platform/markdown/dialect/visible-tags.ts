import type MarkdownIt from 'markdown-it';
import { allowedTags, escapeHtml } from '../escape-html';

const knownTags = new Set(allowedTags);
/** Attributes of allowed elements that need no value. */
const flagAttributes = new Set(['open', 'reversed', 'itemscope', 'hidden', 'default', 'ismap']);

/**
 * Tag with a whole name and without `<` in its attributes, so that the search for its end takes linear time, or else the
 * start of a tag, of a declaration, of CDATA or of a processing instruction.
 */
const tagPattern =
	/<\/?([a-z][a-z\d-]*)(?![a-z\d-])((?:"[^"<]*"|'[^'<]*'|[^<>"'])*)>|<(?=[a-z/?!])/gi;
const flagPattern = /(?:^|\s)([^\s"'=<>/]+)(?=\s|\/|$)(?!\s*=)/g;

/** Checks whether a tag is HTML that a page shows. `<T>` and `a <b and c> d` are text. */
function isShown(name: string, attributes: string): boolean {
	if (!knownTags.has(name.toLowerCase())) return false;
	const attributeNames = attributes.replace(/=\s*(?:"[^"]*"|'[^']*'|[^\s"']+)/g, '= ');
	return Array.from(attributeNames.matchAll(flagPattern), ([, flag = '']) =>
		flag.toLowerCase(),
	).every((flag) => flagAttributes.has(flag));
}

/**
 * Splits HTML into text, at even places, and comments, at odd ones. A comment without an end is text; `<!-->` is a whole
 * comment.
 */
function splitComments(html: string): string[] {
	const parts: string[] = [];
	let at = 0;
	for (;;) {
		const start = html.indexOf('<!--', at);
		const end = start < 0 ? -1 : html.indexOf('-->', start + '<!'.length);
		if (end < 0) return [...parts, html.slice(at)];
		parts.push(html.slice(at, start), html.slice(start, end + '-->'.length));
		at = end + '-->'.length;
	}
}

type ReplaceTag = (tag: string, isElement: boolean) => string;

/** Changes the tags of HTML without comments. The start of a tag without an end is text. */
function replaceTagsIn(html: string, replaceTag: ReplaceTag): string {
	const lastEnd = html.lastIndexOf('>');
	return html.replace(tagPattern, (tag, name?: string, attributes = '', start = 0) => {
		if (name !== undefined) return replaceTag(tag, isShown(name, attributes));
		const hasEnd = start < lastEnd && /[a-z/]/i.test(html.charAt(start + 1));
		return hasEnd ? tag : replaceTag(tag, false);
	});
}

/** Changes the tags of HTML, but not its comments. */
const replaceTags = (
	html: string,
	replaceComment: (comment: string) => string,
	replaceTag: ReplaceTag,
): string =>
	splitComments(html)
		.map((part, index) =>
			index % 2 === 1 ? replaceComment(part) : replaceTagsIn(part, replaceTag),
		)
		.join('');

/** Removes the tags that a page shows as elements from HTML, and keeps those that it shows as text. */
export const removeShownTags = (html: string): string =>
	replaceTags(
		html,
		() => ' ',
		(tag, isElement) => (isElement ? ' ' : tag),
	);

/** Escapes the tags, declarations and unclosed comments that a page would remove, with or without the text after them. */
const escapeTags = (html: string): string =>
	replaceTags(
		html,
		(comment) => comment,
		(tag, isElement) => (isElement ? tag : escapeHtml(tag)),
	);

const firstTag = /^<\/?([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)/i;

/**
 * Shows tags that a page does not allow as text. Without this, the tag would disappear, for `<script>` together with
 * the text after it.
 */
export function visibleTagsPlugin(markdown: MarkdownIt) {
	const readHtmlBlock = markdown.block.ruler.getRules('').find(({ name }) => name === 'html_block');
	if (!readHtmlBlock) throw new Error('markdown-it has no rule html_block');
	markdown.block.ruler.at(
		'html_block',
		(state, startLine, endLine, isSilent) => {
			const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
			const line = state.src.slice(start, state.eMarks[startLine]);
			const [tag, name = '', attributes = ''] = firstTag.exec(line) ?? [];
			if (tag && !isShown(name, attributes)) return false;
			const isWholeComment = line.startsWith('<!--') && state.src.includes('-->', start);
			if (/^<[?!]/.test(line) && !isWholeComment) return false;
			return readHtmlBlock(state, startLine, endLine, isSilent);
		},
		{ alt: ['paragraph', 'reference', 'blockquote'] },
	);
	markdown.renderer.rules.html_inline = (tokens, index) => escapeTags(tokens[index]?.content ?? '');
	markdown.renderer.rules.html_block = (tokens, index) => escapeTags(tokens[index]?.content ?? '');
}
