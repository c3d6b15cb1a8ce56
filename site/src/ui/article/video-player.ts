/**
 * Replaces the poster of a video with its player, which gets the focus. The browser contacts the video's host only now.
 */
export function playVideo(figure: HTMLElement): void {
	const frame = document.createElement('iframe');
	frame.title = figure.querySelector('span')?.textContent ?? '';
	frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
	frame.loading = 'lazy';
	// YouTube plays nothing without a referrer.
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.src = figure.dataset.video ?? '';
	figure.replaceChildren(frame);
	frame.focus();
}
