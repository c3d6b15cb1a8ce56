import type MarkdownIt from 'markdown-it';

/** Token of the parser. The library exports its type differently for CommonJS and for modules. */
export type Token = ReturnType<MarkdownIt['parse']>[number];

const isSpace = ({ type, content }: Token) => type === 'text' && content.trim() === '';
const titleOf = (image: Token) => `${image.attrGet('title') ?? ''}`.toLowerCase();

/** Shows two pictures alone on a line side by side. Titled "before" and "after", they can be compared. */
export function picturePairsPlugin(markdown: MarkdownIt) {
	markdown.core.ruler.after('inline', 'pairs', ({ tokens }) => {
		tokens.forEach((token, index) => {
			const [open, close] = [tokens[index - 1], tokens[index + 1]];
			if (open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close') return;
			const parts = token.children?.filter((part) => !isSpace(part)) ?? [];
			const [one, other] = parts;
			if (!one || !other || parts.length > 2 || parts.some(({ type }) => type !== 'image')) return;
			const isCompared = titleOf(one) === 'before' && titleOf(other) === 'after';
			open.tag = 'div';
			close.tag = 'div';
			open.attrSet('data-pair', isCompared ? 'compared' : 'beside');
			token.children = parts;
		});
	});
}
