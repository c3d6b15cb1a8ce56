import type { TextEdit, TextSelection } from './edits';

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
