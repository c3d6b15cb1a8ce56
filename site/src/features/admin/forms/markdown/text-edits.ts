/** A text and its selected range. */
export interface TextSelection {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/** Replaces the range `from` to `to` with `insert`, then selects `start` to `end` in the result. */
export interface TextEdit {
	readonly from: number;
	readonly to: number;
	readonly insert: string;
	readonly start: number;
	readonly end: number;
}

/** Wraps the selection in marks, or removes them if it is already wrapped. */
export const toggleWrap =
	(before: string, after = before, sample = 'text') =>
	({ text, start, end }: TextSelection): TextEdit => {
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

/** Inserts a link and selects its address, ready to type over. */
export function insertLink({ text, start, end }: TextSelection): TextEdit {
	const label = text.slice(start, end) || 'text';
	const address = 'https://';
	const insert = `[${label}](${address})`;
	const at = start + insert.length - 1;
	return { from: start, to: end, insert, start: at - address.length, end: at };
}

/** Prefixes each selected line with a mark, or removes the marks if every line has one. */
export const toggleLinePrefix =
	(mark: (index: number) => string, markPattern: RegExp) =>
	({ text, start, end }: TextSelection): TextEdit => {
		const from = text.lastIndexOf('\n', start - 1) + 1;
		const next = text.indexOf('\n', end);
		const to = next < 0 ? text.length : next;
		const lines = text.slice(from, to).split('\n');
		const isMarked = lines.every((line) => markPattern.test(line));
		const insert = lines
			.map((line, index) => (isMarked ? line.replace(markPattern, '') : mark(index) + line))
			.join('\n');
		return { from, to, insert, start: from, end: from + insert.length };
	};

/** Edits a text area as if the user had typed, so that undo and the form follow. */
export function applyEdit(
	area: HTMLTextAreaElement,
	edit: (selection: TextSelection) => TextEdit,
): void {
	const { value: text, selectionStart, selectionEnd } = area;
	const { from, to, insert, start, end } = edit({
		text,
		start: selectionStart,
		end: selectionEnd,
	});
	area.focus();
	area.setSelectionRange(from, to);
	// Deprecated, but the only way to keep the browser's undo history. Without it, undo is lost.
	const isTyped = document.execCommand?.('insertText', false, insert) ?? false;
	if (!isTyped) {
		area.setRangeText(insert, from, to);
		area.dispatchEvent(new InputEvent('input', { bubbles: true }));
	}
	area.setSelectionRange(start, end);
}
