import { vi } from 'vitest';

/** What jsdom lacks, as far as the pages need it. */
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
		this.dataset.open = '';
	};
	HTMLElement.prototype.hidePopover = function hidePopover() {
		delete this.dataset.open;
	};
	HTMLDialogElement.prototype.showModal = function showModal() {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function close() {
		this.open = false;
		this.dispatchEvent(new Event('close'));
	};
}
