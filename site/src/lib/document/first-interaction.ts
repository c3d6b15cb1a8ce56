/** Events that count as an interaction of the visitor. */
export const interactionEvents = [
	'scroll',
	'wheel',
	'pointermove',
	'pointerdown',
	'touchstart',
	'click',
	'keydown',
	'focusin',
	'input',
	'change',
] as const;

let interactionPromise: Promise<void> | undefined;

function waitForInteraction(): Promise<void> {
	return new Promise((resolve) => {
		const isFocused = document.activeElement !== document.body;
		const isKnown = 'interacted' in document.documentElement.dataset;
		if (isKnown || scrollY > 0 || location.hash || isFocused) return resolve();
		const stop = new AbortController();
		const start = (event: Event) => {
			// Chromium reports a pointer that rests where the page appears as a move without a distance.
			const isMove = event instanceof MouseEvent && event.type === 'pointermove';
			if (isMove && event.movementX === 0 && event.movementY === 0) return;
			stop.abort();
			resolve();
		};
		for (const sign of interactionEvents)
			addEventListener(sign, start, { passive: true, capture: true, signal: stop.signal });
		// A change of the colour scheme re-renders the whole page, this part included.
		matchMedia('(prefers-color-scheme: dark)').addEventListener('change', start, {
			signal: stop.signal,
		});
	});
}

/**
 * Resolves after the visitor's first interaction, immediately if there was one already or if the browser restored the
 * scroll position.
 */
export const firstInteraction = (): Promise<void> => (interactionPromise ??= waitForInteraction());

/**
 * Resolves when the script of a part below the first screen is needed. A server-rendered part works without its script
 * until the first interaction; a part that is missing from the page needs it at once.
 * @param selector finds the part
 */
export async function onInteraction(selector: string): Promise<void> {
	if (typeof document === 'undefined' || !document.querySelector(selector)) return;
	await firstInteraction();
}
