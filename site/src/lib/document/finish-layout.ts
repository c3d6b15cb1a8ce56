/** Pause between two parts, so that no single task lays out the whole page. */
const INTERVAL_MS = 60;

/**
 * Lays out the parts of the page that were deferred (`ui/defer-layout`), one after the other. Captures of the whole
 * page and exact scroll positions need it.
 * @returns a function that stops it
 */
export function finishLayout(): () => void {
	const timer = setInterval(() => {
		const part = document.querySelector('[data-deferred]');
		if (part) part.removeAttribute('data-deferred');
		else clearInterval(timer);
	}, INTERVAL_MS);
	return () => clearInterval(timer);
}
