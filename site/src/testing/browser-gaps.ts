import { vi } from 'vitest';

/** Stubs the browser APIs that jsdom lacks and the pages need. */
export function fillBrowserGaps(): void {
	window.matchMedia = (media) =>
		Object.assign(new EventTarget(), {
			media,
			matches: false,
			onchange: null,
			addListener: () => {},
			removeListener: () => {},
		});
	window.scrollTo = () => {};
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	);
	HTMLElement.prototype.showPopover = function showPopover() {
		this.style.display = 'block';
	};
	HTMLElement.prototype.hidePopover = function hidePopover() {
		this.style.display = '';
	};
	HTMLDialogElement.prototype.showModal = function showModal() {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function close() {
		this.open = false;
		this.dispatchEvent(new Event('close'));
	};
}
