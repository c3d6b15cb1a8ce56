let openModalCount = 0;

function changeModalCount(change: 1 | -1) {
	openModalCount += change;
	document.documentElement.toggleAttribute('data-modal', openModalCount > 0);
}

/**
 * Effect that opens a modal dialog and stops the page behind it from scrolling; its cleanup releases the page. Not done
 * with `:has(dialog:modal)`, which browsers evaluate again on every change of the page.
 */
export function openModal(dialog: HTMLDialogElement | null): () => void {
	dialog?.showModal();
	changeModalCount(1);
	return () => changeModalCount(-1);
}
