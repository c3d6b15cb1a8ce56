/**
 * In the browser, before any script of the page, and so without anything from outside: a button that
 * is pressed before it is alive is pressed once it is, or where no script comes, as a form alone has it.
 * @param takenOver name of the event that tells that buttons are alive
 * @returns gives up waiting
 */
export function holdButtons(hydrated: string): () => void {
	let pressed: HTMLButtonElement | null = null;
	const hold = (event: Event) => {
		const button = event.target instanceof Element ? event.target.closest('button') : null;
		if (!button) return;
		pressed = button;
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	const release = () => {
		removeEventListener('click', hold, true);
		pressed?.click();
		pressed = null;
	};
	addEventListener('click', hold, true);
	addEventListener(hydrated, release, { once: true });
	addEventListener('unhandledrejection', release, { once: true });
	return release;
}
