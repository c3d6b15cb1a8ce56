let open = 0;

function hold(change: 1 | -1) {
	open += change;
	document.documentElement.toggleAttribute('data-modal', open > 0);
}

/**
 * Effect that opens a modal dialog and stops the page behind it from scrolling; its cleanup releases the page. Not done
 * with `:has(dialog:modal)`, which browsers evaluate again on every change of the page.
 */
export function openModal(dialog: HTMLDialogElement | null): () => void {
	dialog?.showModal();
	hold(1);
	return () => hold(-1);
}
