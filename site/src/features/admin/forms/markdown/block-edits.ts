import type { TextEdit, TextSelection } from './text-edits';

/** Lines that the selection touches. */
function linesOf({ text, start, end }: TextSelection) {
	const from = text.lastIndexOf('\n', start - 1) + 1;
	const next = text.indexOf('\n', end);
	const to = next < 0 ? text.length : next;
	return { from, to, lines: text.slice(from, to).split('\n') };
}

const headingPattern = /^#{1,6} /;

/** Makes each selected line a heading of the given level, or plain text if every line already is one. */
export const toggleHeading =
	(level: number) =>
	(selection: TextSelection): TextEdit => {
		const { from, to, lines } = linesOf(selection);
		const mark = `${'#'.repeat(level)} `;
		const isMarked = lines.every((line) => line.startsWith(mark));
		const insert = lines
			.map((line) => (isMarked ? '' : mark) + line.replace(headingPattern, ''))
			.join('\n');
		return { from, to, insert, start: from, end: from + insert.length };
	};

const quotePrefixPattern = /^> ?/;
const sourcePlaceholder = 'Source';

/** Makes the selected lines a quote and selects its source; removes the quote if every line is quoted. */
export function toggleQuote(selection: TextSelection): TextEdit {
	const { from, to, lines } = linesOf(selection);
	if (lines.every((line) => quotePrefixPattern.test(line))) {
		const insert = lines.map((line) => line.replace(quotePrefixPattern, '')).join('\n');
		return { from, to, insert, start: from, end: from + insert.length };
	}
	const insert = `${lines.map((line) => `> ${line}`).join('\n')}\n> — ${sourcePlaceholder}`;
	const end = from + insert.length;
	return { from, to, insert, start: end - sourcePlaceholder.length, end };
}

/** Replaces the selection with a block on lines of its own, and selects `selectedText` in it. */
export function insertBlock(
	{ text, start, end }: TextSelection,
	block: string,
	selectedText: string,
): TextEdit {
	const before = text.slice(0, start);
	const after = text.slice(end);
	const above =
		before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
	const below =
		after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
	const at = start + above.length + block.indexOf(selectedText);
	return {
		from: start,
		to: end,
		insert: above + block + below,
		start: at,
		end: at + selectedText.length,
	};
}

/** Fenced code block; selects its language. */
export function insertCodeBlock(selection: TextSelection): TextEdit {
	const { text, start, end } = selection;
	return insertBlock(selection, `\`\`\`js\n${text.slice(start, end) || 'code'}\n\`\`\``, 'js');
}

export const insertTable = (selection: TextSelection): TextEdit =>
	insertBlock(selection, '| Name | Number |\n| :--- | -----: |\n| Text |      1 |', 'Name');

/** Inserts a footnote reference at the cursor and its note at the end of the text, and selects the note. */
export function insertFootnote({ text, end }: TextSelection): TextEdit {
	const numbers = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
	const name = `[^${Math.max(0, ...numbers) + 1}]`;
	const words = 'Note';
	const rest = text.slice(end).trimEnd();
	const isNote = /(?:^|\n)\[\^[^\]]+\]:[^\n]*$/.test(rest || text.slice(0, end));
	const insert = `${name}${rest}${isNote ? '\n' : '\n\n'}${name}: ${words}`;
	const last = end + insert.length;
	return { from: end, to: text.length, insert, start: last - words.length, end: last };
}

const blockMark = /\n|^(?:#{1,6} |[-*] |\d+\. |> |\||!\[|```)/;

/** Inserts pasted Markdown: a block on lines of its own, other text within the line. The cursor follows it. */
export const insertPasted =
	(markdown: string) =>
	(selection: TextSelection): TextEdit => {
		const { start: from, end: to } = selection;
		const end = from + markdown.length;
		if (!blockMark.test(markdown)) return { from, to, insert: markdown, start: end, end };
		const edit = insertBlock(selection, markdown, markdown);
		return { ...edit, start: edit.end };
	};

/** Inserts a picture on a line of its own, and places the cursor after it. */
export function insertPicture(alt: string, address: string) {
	const words = alt
		.replace(/[[\]\\]/g, '\\$&')
		.replace(/\s+/g, ' ')
		.trim();
	const block = `![${words}](${address})`;
	return (selection: TextSelection): TextEdit => {
		const edit = insertBlock(selection, block, block);
		return { ...edit, start: edit.end };
	};
}
