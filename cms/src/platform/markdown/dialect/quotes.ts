import type MarkdownIt from 'markdown-it';
import type { Token } from './picture-pairs';

type NewToken = new (type: string, tag: string, nesting: -1 | 0 | 1) => Token;

const dashPattern = /^(?:[—–]|--?)\s*(?=\S)/;
const isBreak = ({ type }: Token) => type === 'softbreak' || type === 'hardbreak';

const isClosingQuote = (token: Token | undefined, { level }: Token) =>
	token?.type === 'blockquote_close' && token.level === level;

/** Removes the dash at the start of a line and returns the line, or null if it has no dash. */
function stripDash(line: Token[]): Token[] | null {
	const [first, ...rest] = line;
	if (first?.type !== 'text' || !dashPattern.test(first.content)) return null;
	first.content = first.content.replace(dashPattern, '');
	return [first, ...rest];
}

/** Removes the source from the tokens of a quote and returns it, or null if it has none. */
function takeSource(inner: Token[]): Token[] | null {
	const last = inner.at(-1);
	if (last?.type === 'bullet_list_close') {
		// `> - Somebody` below a text parses as a list with one item.
		const [list, item, paragraph, line] = inner.slice(-7);
		if (inner.length <= 7 || list?.type !== 'bullet_list_open' || item?.markup !== '-') return null;
		if (paragraph?.type !== 'paragraph_open' || !line?.children || line.children.some(isBreak))
			return null;
		inner.splice(-7);
		return line.children;
	}
	const text = inner.at(-2);
	if (last?.type !== 'paragraph_close' || !text?.children) return null;
	const at = text.children.findLastIndex(isBreak);
	if (at < 0 && inner.length <= 3) return null;
	const source = stripDash(text.children.slice(at + 1));
	if (!source) return null;
	if (at < 0) inner.splice(-3);
	else text.children.splice(at);
	return source;
}

const wrapTokens = (Token: NewToken, tag: string, inner: Token[]) => [
	new Token(`${tag}_open`, tag, 1),
	...inner,
	new Token(`${tag}_close`, tag, -1),
];

/** Wraps each quote whose last line begins with a dash in a figure, with that line as its source. */
function addQuoteSources(tokens: Token[], Token: NewToken): Token[] {
	const result: Token[] = [];
	for (let at = 0; at < tokens.length; at += 1) {
		const open = tokens[at];
		if (!open) continue;
		if (open.type !== 'blockquote_open') {
			result.push(open);
			continue;
		}
		let end = at + 1;
		while (end < tokens.length && !isClosingQuote(tokens[end], open)) end += 1;
		const close = tokens[end];
		if (!close) return tokens;
		const inner = tokens.slice(at + 1, end);
		const source = takeSource(inner);
		const quote = [open, ...addQuoteSources(inner, Token), close];
		if (source) {
			const line = new Token('inline', '', 0);
			line.children = wrapTokens(Token, 'cite', source);
			result.push(
				...wrapTokens(Token, 'figure', [...quote, ...wrapTokens(Token, 'figcaption', [line])]),
			);
		} else result.push(...quote);
		at = end;
	}
	return result;
}

export function quotesPlugin(markdown: MarkdownIt) {
	markdown.core.ruler.after('inline', 'quotes', (state) => {
		state.tokens = addQuoteSources(state.tokens, state.Token);
	});
}
