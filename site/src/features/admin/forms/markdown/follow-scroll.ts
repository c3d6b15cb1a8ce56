const getScrollRange = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;

/** Scrolls a preview to the same relative position as its text. */
export function followScroll(text: HTMLElement, preview: HTMLElement | null) {
	if (!preview || getScrollRange(text) <= 0) return;
	preview.scrollTop = (text.scrollTop / getScrollRange(text)) * getScrollRange(preview);
}
