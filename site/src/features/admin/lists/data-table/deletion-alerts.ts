import { messages } from '@sumu/contract';
import { loadChunk } from '../../../../lib/chunk/load-chunk';
import { adminWords } from '../../words';

const loadAlerts = () => loadChunk('alerts', () => import('../../../../ui/alerts/swal'));

/** Maximum names in the question before many rows are deleted. */
const MAX_LISTED_NAMES = 50;

/** Milliseconds during which a deletion can be undone. */
export const UNDO_TIMEOUT_MS = 10_000;

function createParagraph(text: string): HTMLElement {
	const element = document.createElement('p');
	element.textContent = text;
	return element;
}

function createList(names: readonly string[]): HTMLElement {
	const list = document.createElement('ul');
	Object.assign(list.style, { maxHeight: '40vh', overflow: 'auto', margin: '12px 0' });
	list.tabIndex = 0;
	list.setAttribute('aria-label', adminWords.removal.list);
	for (const name of names.slice(0, MAX_LISTED_NAMES)) {
		const item = document.createElement('li');
		item.textContent = `– ${name}`;
		list.append(item);
	}
	if (names.length > MAX_LISTED_NAMES) {
		const item = document.createElement('li');
		item.textContent = adminWords.bulk.moreNames(names.length - MAX_LISTED_NAMES);
		list.append(item);
	}
	return list;
}

/** Asks the specification's question; for several entries it also lists them and the further effects. */
export async function askDeletion(
	entity: string,
	names: readonly string[],
	goesWith: string,
	translate: (message: string) => string,
): Promise<boolean> {
	const { alertMixin, destructiveClasses: destructive } = await loadAlerts();
	const { title, confirm } = messages.deletionTexts;
	const text = translate(messages.deletionOf(entity));
	const details = document.createElement('div');
	details.append(createParagraph(text), createList(names), createParagraph(goesWith));
	const { isConfirmed } = await alertMixin.fire({
		icon: 'warning',
		customClass: destructive,
		title: translate(title),
		...(names.length > 1 ? { html: details } : { text }),
		showCancelButton: true,
		confirmButtonText: translate(confirm),
		cancelButtonText: 'Cancel',
		focusCancel: true,
	});
	return isConfirmed;
}

export const capitalize = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);

/**
 * Confirms the deletion and offers to undo it.
 * @returns whether to undo it; false when the time is over or the user acknowledges it
 */
export async function offerUndo(
	deletedEntity: string,
	translate: (message: string) => string,
): Promise<boolean> {
	const { alertMixin } = await loadAlerts();
	const { isDenied } = await alertMixin.fire({
		icon: 'success',
		title: translate(messages.deletionTexts.doneTitle),
		text: translate(messages.entityDeleted(capitalize(deletedEntity))),
		confirmButtonText: 'OK',
		showDenyButton: true,
		denyButtonText: adminWords.removal.undo,
		customClass: { confirmButton: 'alert-button', denyButton: 'alert-button' },
		timer: UNDO_TIMEOUT_MS,
		timerProgressBar: true,
	});
	return isDenied;
}
