/** A text and what of it is selected. */
export interface Selection {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/** Puts `insert` in the place of `from` to `to`; `start` to `end` of the result is selected then. */
export interface Edit {
	readonly from: number;
	readonly to: number;
	readonly insert: string;
	readonly start: number;
	readonly end: number;
}

/** Sets marks around what is selected, or takes them away where they are. */
export const wrap =
	(before: string, after = before, sample = 'text') =>
	({ text, start, end }: Selection): Edit => {
		const isWrapped =
			text.slice(start - before.length, start) === before &&
			text.slice(end, end + after.length) === after;
		const inner = text.slice(start, end);
		if (isWrapped) {
			const from = start - before.length;
			return { from, to: end + after.length, insert: inner, start: from, end: from + inner.length };
		}
		const content = inner || sample;
		const at = start + before.length;
		const insert = before + content + after;
		return { from: start, to: end, insert, start: at, end: at + content.length };
	};

/** A link to an address that is selected next, ready to be typed over. */
export function link({ text, start, end }: Selection): Edit {
	const label = text.slice(start, end) || 'text';
	const address = 'https://';
	const insert = `[${label}](${address})`;
	const at = start + insert.length - 1;
	return { from: start, to: end, insert, start: at - address.length, end: at };
}

/** Sets a mark before each selected line, or takes it away where every line has it. */
export const prefix =
	(mark: (index: number) => string, known: RegExp) =>
	({ text, start, end }: Selection): Edit => {
		const from = text.lastIndexOf('\n', start - 1) + 1;
		const next = text.indexOf('\n', end);
		const to = next < 0 ? text.length : next;
		const lines = text.slice(from, to).split('\n');
		const isMarked = lines.every((line) => known.test(line));
		const insert = lines
			.map((line, index) => (isMarked ? line.replace(known, '') : mark(index) + line))
			.join('\n');
		return { from, to, insert, start: from, end: from + insert.length };
	};
