import type { Edit, Selection } from './edits';

/** Lines that the selection touches. */
function linesOf({ text, start, end }: Selection) {
	const from = text.lastIndexOf('\n', start - 1) + 1;
	const next = text.indexOf('\n', end);
	const to = next < 0 ? text.length : next;
	return { from, to, lines: text.slice(from, to).split('\n') };
}

const anyHeading = /^#{1,6} /;

/** Makes each selected line a heading of the given level, or plain text if every line already is one. */
export const heading =
	(level: number) =>
	(selection: Selection): Edit => {
		const { from, to, lines } = linesOf(selection);
		const mark = `${'#'.repeat(level)} `;
		const isMarked = lines.every((line) => line.startsWith(mark));
		const insert = lines
			.map((line) => (isMarked ? '' : mark) + line.replace(anyHeading, ''))
			.join('\n');
		return { from, to, insert, start: from, end: from + insert.length };
	};

const quoted = /^> ?/;
const source = 'Source';

/** Makes the selected lines a quote and selects its source; removes the quote if every line is quoted. */
export function quote(selection: Selection): Edit {
	const { from, to, lines } = linesOf(selection);
	if (lines.every((line) => quoted.test(line))) {
		const insert = lines.map((line) => line.replace(quoted, '')).join('\n');
		return { from, to, insert, start: from, end: from + insert.length };
	}
	const insert = `${lines.map((line) => `> ${line}`).join('\n')}\n> — ${source}`;
	const end = from + insert.length;
	return { from, to, insert, start: end - source.length, end };
}

/** Replaces the selection with a block on lines of its own, and selects `chosen` in it. */
export function ownLines({ text, start, end }: Selection, block: string, chosen: string): Edit {
	const before = text.slice(0, start);
	const after = text.slice(end);
	const above =
		before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
	const below =
		after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
	const at = start + above.length + block.indexOf(chosen);
	return {
		from: start,
		to: end,
		insert: above + block + below,
		start: at,
		end: at + chosen.length,
	};
}

/** Fenced code block; selects its language. */
export function codeBlock(selection: Selection): Edit {
	const { text, start, end } = selection;
	return ownLines(selection, `\`\`\`js\n${text.slice(start, end) || 'code'}\n\`\`\``, 'js');
}

export const table = (selection: Selection): Edit =>
	ownLines(selection, '| Name | Number |\n| :--- | -----: |\n| Text |      1 |', 'Name');

/** Inserts a footnote reference at the cursor and its note at the end of the text, and selects the note. */
export function footnote({ text, end }: Selection): Edit {
	const numbers = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
	const name = `[^${Math.max(0, ...numbers) + 1}]`;
	const words = 'Note';
	const rest = text.slice(end).trimEnd();
	const isNote = /(?:^|\n)\[\^[^\]]+\]:[^\n]*$/.test(rest || text.slice(0, end));
	const insert = `${name}${rest}${isNote ? '\n' : '\n\n'}${name}: ${words}`;
	const last = end + insert.length;
	return { from: end, to: text.length, insert, start: last - words.length, end: last };
}

/** Inserts a picture on a line of its own, and places the cursor after it. */
export function picture(alt: string, address: string) {
	const words = alt
		.replace(/[[\]\\]/g, '\\$&')
		.replace(/\s+/g, ' ')
		.trim();
	const block = `![${words}](${address})`;
	return (selection: Selection): Edit => {
		const edit = ownLines(selection, block, block);
		return { ...edit, start: edit.end };
	};
}
