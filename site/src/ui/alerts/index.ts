import { messages } from '@sumu/contract';
import { loadChunk } from '../../lib/chunk/load-chunk';

type AlertKind = 'success' | 'info' | 'warning' | 'error';

interface AlertContent {
	title: string;
	text?: string;
	/** Translates the button labels and default messages. */
	told?: TranslateMessage;
}

type TranslateMessage = (message: string) => string;
const withoutTranslation: TranslateMessage = (message) => message;

const loadAlerts = () => loadChunk('alerts', () => import('./swal'));

/** Preloads the alerts, because they could not be loaded when the connection is lost. */
export const prepareAlerts = () => void loadAlerts().catch(() => {});

/** A modal dialog covers everything outside it and makes it inert, so that an alert must be inside. */
const findTarget = (): HTMLElement =>
	[...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;

/** Shows a toast in the corner of the screen. */
export async function showToast(
	kind: AlertKind,
	{ title, text = '' }: AlertContent,
): Promise<void> {
	const { toastMixin } = await loadAlerts();
	// Not awaited: the toast closes later.
	void toastMixin.fire({ icon: kind, title, text });
}

/** Shows a toast with an undo button; resolves to true if the user wants to undo. */
export async function showUndoToast({
	title,
	text = '',
	action,
}: AlertContent & { action: string }) {
	// Checked before loading, because the action may have removed the focused element.
	const isByKey = document.activeElement?.matches(':focus-visible') === true;
	const { undoMixin } = await loadAlerts();
	const { isConfirmed } = await undoMixin(isByKey).fire({
		icon: 'success',
		title,
		text,
		confirmButtonText: action,
	});
	return isConfirmed;
}

/** Shows a message that must be acknowledged; resolves when it was. */
export async function showAlert(
	kind: AlertKind,
	{ title, text = '', told = withoutTranslation }: AlertContent,
): Promise<void> {
	const { alertMixin } = await loadAlerts();
	await alertMixin.fire({
		target: findTarget(),
		icon: kind,
		title,
		text,
		confirmButtonText: told('OK'),
	});
}

interface Question extends AlertContent {
	/** Label of the confirm button. */
	action: string;
	/** Whether the action destroys data; styles the button accordingly. */
	destroys?: boolean;
}

/** Asks for confirmation. */
export async function askConfirmation({
	title,
	text = '',
	told = withoutTranslation,
	action,
	destroys = false,
}: Question): Promise<boolean> {
	const { alertMixin, destructiveClasses: destructive } = await loadAlerts();
	const { isConfirmed } = await alertMixin.fire({
		target: findTarget(),
		icon: 'warning',
		...(destroys && { customClass: destructive }),
		title,
		text,
		showCancelButton: true,
		confirmButtonText: action,
		cancelButtonText: told('Cancel'),
		// Pressing Enter without reading must not delete anything.
		focusCancel: true,
	});
	return isConfirmed;
}

/** Alerts for signing out: success, or failure with a retry. */
export const createLogOutAlerts = (told: TranslateMessage) => ({
	done: () => showToast('success', { title: told(messages.loggedOut) }),
	failed: (error: unknown) =>
		askConfirmation({
			title: told(messages.notLoggedOut),
			text: told(error instanceof Error ? error.message : ''),
			action: told('Try again'),
			told,
		}),
});

/**
 * Asks for confirmation, deletes, and reports the result in the specification's words.
 * @param entity noun in the question, such as 'project'
 * @param deleted noun in the result, if it differs
 */
export async function confirmDeletion(
	entity: string,
	remove: () => Promise<unknown>,
	deleted = entity,
	told = withoutTranslation,
) {
	const texts = messages.deletionTexts;
	const text = told(messages.deletionOf(entity));
	const question = { title: told(texts.title), text, action: told(texts.confirm), told };
	if (!(await askConfirmation({ ...question, destroys: true }))) {
		await showAlert('error', {
			title: told(texts.cancelledTitle),
			text: told(texts.cancelled),
			told,
		});
		return;
	}
	try {
		await remove();
		const name = deleted.charAt(0).toUpperCase() + deleted.slice(1);
		await showAlert('success', {
			title: told(texts.doneTitle),
			text: told(messages.entityDeleted(name)),
			told,
		});
	} catch (error) {
		const reason = told(error instanceof Error ? error.message : '');
		await showAlert('error', { title: told('It couldn’t be deleted'), text: reason, told });
	}
}
