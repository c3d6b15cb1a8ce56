/**
 * Holds a click on a button until hydration has finished, then repeats it; if the scripts fail, the form is submitted
 * natively. Runs in the browser before any other script, so it must not reference anything outside.
 * @param hydrated event dispatched when the buttons are interactive
 * @returns a function that stops waiting
 */
export function holdButtons(hydratedEvent: string): () => void {
	let heldButton: HTMLButtonElement | null = null;
	const hold = (event: Event) => {
		const button = event.target instanceof Element ? event.target.closest('button') : null;
		if (!button) return;
		heldButton = button;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	const release = () => {
		removeEventListener('click', hold, true);
		heldButton?.click();
		heldButton = null;
	};
	addEventListener('click', hold, true);
	addEventListener(hydratedEvent, release, { once: true });
	addEventListener('unhandledrejection', release, { once: true });
	return release;
}
