/**
 * Lays out the parts of the page that were deferred (`ui/defer-layout`), one after the other. Captures of the whole
 * page and exact scroll positions need it. Also runs in the browser before any other script (`scriptsLast`), so it must
 * not reference anything outside.
 * @returns a function that stops it
 */
export function finishLayout(): () => void {
	// Not all at once, so that no single task lays out the whole page.
	const INTERVAL_MS = 60;
	const timer = setInterval(() => {
		const part = document.querySelector('[data-deferred]');
		if (part) part.removeAttribute('data-deferred');
		else clearInterval(timer);
	}, INTERVAL_MS);
	return () => clearInterval(timer);
}
