const signs = [
	'scroll',
	'wheel',
	'pointermove',
	'pointerdown',
	'touchstart',
	'keydown',
	'focusin',
] as const;

let used: Promise<void> | undefined;

function firstSign(): Promise<void> {
	return new Promise((resolve) => {
		const isFocused = document.activeElement !== document.body;
		if (scrollY > 0 || location.hash || isFocused) return resolve();
		const stop = new AbortController();
		const start = () => {
			stop.abort();
			resolve();
		};
		for (const sign of signs)
			addEventListener(sign, start, { passive: true, capture: true, signal: stop.signal });
		// The whole page is rendered again then, this part included.
		matchMedia('(prefers-color-scheme: dark)').addEventListener('change', start, {
			signal: stop.signal,
		});
	});
}

/** Resolves once somebody does anything on the page, or has already, or has come back to where they were. */
export const firstInteraction = (): Promise<void> => (used ??= firstSign());

/**
 * When the script of a part below the first screen is needed. What came with the page stands, and
 * works, without it until the page is used; what did not is needed at once.
 * @param selector finds that part
 */
export async function onInteraction(selector: string): Promise<void> {
	if (typeof document === 'undefined' || !document.querySelector(selector)) return;
	await firstInteraction();
}
