import { messages } from '@sumu/contract';
import { loadChunk } from '../../../../lib/chunk/load-chunk';
import { words } from '../../words';

const load = () => loadChunk('alerts', () => import('../../../../ui/alerts/swal'));

/** Milliseconds during which a deletion can be undone. */
export const undoable = 10_000;

function paragraph(text: string): HTMLElement {
	const element = document.createElement('p');
	element.textContent = text;
	return element;
}

function listOf(names: readonly string[]): HTMLElement {
	const list = document.createElement('ul');
	Object.assign(list.style, { maxHeight: '40vh', overflow: 'auto', margin: '12px 0' });
	list.tabIndex = 0;
	list.setAttribute('aria-label', words.removal.list);
	for (const name of names) {
		const item = document.createElement('li');
		item.textContent = `– ${name}`;
		list.append(item);
	}
	return list;
}

/** Asks the specification's question; for several entries it also lists them and the further effects. */
export async function askDeletion(
	entity: string,
	names: readonly string[],
	goesWith: string,
): Promise<boolean> {
	const { alertMixin, destructive } = await load();
	const { title, confirm } = messages.deletion;
	const text = messages.deletionOf(entity);
	const details = document.createElement('div');
	details.append(paragraph(text), listOf(names), paragraph(goesWith));
	const { isConfirmed } = await alertMixin.fire({
		icon: 'warning',
		customClass: destructive,
		title,
		...(names.length > 1 ? { html: details } : { text }),
		showCancelButton: true,
		confirmButtonText: confirm,
		cancelButtonText: 'Cancel',
		focusCancel: true,
	});
	return isConfirmed;
}

/**
 * Confirms the deletion and offers to undo it.
 * @returns whether to undo it; false when the time is over or the user acknowledges it
 */
export async function offerUndo(deleted: string): Promise<boolean> {
	const { alertMixin } = await load();
	const name = deleted.charAt(0).toUpperCase() + deleted.slice(1);
	const { isDenied } = await alertMixin.fire({
		icon: 'success',
		title: messages.deletion.doneTitle,
		text: messages.deleted(name),
		confirmButtonText: 'OK',
		showDenyButton: true,
		denyButtonText: words.removal.undo,
		customClass: { confirmButton: 'alert-button', denyButton: 'alert-button' },
		timer: undoable,
		timerProgressBar: true,
	});
	return isDenied;
}
