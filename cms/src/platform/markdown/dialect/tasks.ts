import type MarkdownIt from 'markdown-it';

const checkboxPattern = /^\[([ xX])\]\s+/;

/**
 * Renders the list items `- [ ]` and `- [x]` as open and done tasks, with characters that every feed reader displays.
 */
export function tasksPlugin(markdown: MarkdownIt) {
	markdown.core.ruler.after('inline', 'tasks', ({ tokens, Token }) => {
		tokens.forEach((token, index) => {
			const item = tokens[index - 2];
			const [first] = token.children ?? [];
			const checkboxMatch = first?.type === 'text' ? checkboxPattern.exec(first.content) : null;
			if (!checkboxMatch || !first || item?.type !== 'list_item_open') return;
			const isDone = checkboxMatch[1] !== ' ';
			item.attrSet('data-task', isDone ? 'done' : 'open');
			first.content = first.content.slice(checkboxMatch[0].length);
			const sign = new Token('sign', '', 0);
			sign.content = isDone ? '☑ ' : '☐ ';
			token.children?.unshift(sign);
		});
	});
	markdown.renderer.rules.sign = (tokens, index) =>
		`<span data-sign="">${tokens[index]?.content}</span>`;
}
