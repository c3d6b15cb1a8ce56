import type MarkdownIt from 'markdown-it';

/** Marks an address for a link card: `https://…` on its own line between empty ones. */
export function linkCardsPlugin(markdown: MarkdownIt) {
	markdown.core.ruler.push('cards', ({ tokens }) => {
		tokens.forEach((token, index) => {
			const paragraph = tokens[index - 1];
			const [link, , close, ...more] = token.children ?? [];
			const isBare = link?.type === 'link_open' && /^(?:linkify|autolink)$/.test(link.markup);
			if (paragraph?.type !== 'paragraph_open' || paragraph.level > 0 || !isBare) return;
			if (close?.type === 'link_close' && more.length === 0) paragraph.attrSet('data-card', '');
		});
	});
}
