const room = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;

/** Scrolls a preview as far, in parts of its height, as the text it shows. */
export function followScroll(text: HTMLElement, preview: HTMLElement | null) {
	if (!preview || room(text) <= 0) return;
	preview.scrollTop = (text.scrollTop / room(text)) * room(preview);
}
