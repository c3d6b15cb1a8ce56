const room = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;

/** Scrolls a preview to the same relative position as its text. */
export function followScroll(text: HTMLElement, preview: HTMLElement | null) {
	if (!preview || room(text) <= 0) return;
	preview.scrollTop = (text.scrollTop / room(text)) * room(preview);
}
