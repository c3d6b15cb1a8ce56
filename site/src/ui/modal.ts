let open = 0;

function hold(change: 1 | -1) {
	open += change;
	document.documentElement.toggleAttribute('data-modal', open > 0);
}

/**
 * An effect: opens a dialog as a modal, and holds the page behind it still until its cleanup.
 * A `:has(dialog:modal)` would do so too, but a browser asks it anew whenever the page changes.
 */
export function openModal(dialog: HTMLDialogElement | null): () => void {
	dialog?.showModal();
	hold(1);
	return () => hold(-1);
}
