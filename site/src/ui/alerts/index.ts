import { messages } from '@sumu/contract';
import { loadChunk } from '../../lib/chunk/load-chunk';

type Kind = 'success' | 'info' | 'warning' | 'error';

interface Words {
	title: string;
	text?: string;
	/** How the buttons, and what is said by itself, are worded. */
	told?: Told;
}

type Told = (message: string) => string;
const asItIs: Told = (message) => message;

const load = () => loadChunk('alerts', () => import('./swal'));

/** Has the alerts at hand before they are needed: without a connection they would not come. */
export const prepareAlerts = () => void load().catch(() => {});

/** Says something in passing, in the corner of the screen. */
export async function toast(kind: Kind, { title, text = '' }: Words): Promise<void> {
	const { toastMixin } = await load();
	// Nobody waits until it has left.
	void toastMixin.fire({ icon: kind, title, text });
}

/** Says in passing what was done; resolves with whether it is to be undone. */
export async function undoable({ title, text = '', action }: Words & { action: string }) {
	// What had the focus may have gone with what was done.
	const isByKey = document.activeElement?.matches(':focus-visible') === true;
	const { undoMixin } = await load();
	const { isConfirmed } = await undoMixin(isByKey).fire({
		icon: 'success',
		title,
		text,
		confirmButtonText: action,
	});
	return isConfirmed;
}

/** Says something that is to be acknowledged; resolves when it was. */
export async function alert(kind: Kind, { title, text = '', told = asItIs }: Words): Promise<void> {
	const { alertMixin } = await load();
	await alertMixin.fire({ icon: kind, title, text, confirmButtonText: told('OK') });
}

interface Question extends Words {
	/** The button's words. */
	action: string;
	/** Whether something is lost for good by it; the button looks like it. */
	destroys?: boolean;
}

/** Asks before something that cannot be undone. */
export async function confirm({
	title,
	text = '',
	told = asItIs,
	action,
	destroys = false,
}: Question): Promise<boolean> {
	const { alertMixin, destructive } = await load();
	const { isConfirmed } = await alertMixin.fire({
		icon: 'warning',
		...(destroys && { customClass: destructive }),
		title,
		text,
		showCancelButton: true,
		confirmButtonText: action,
		cancelButtonText: told('Cancel'),
		// Who presses Enter without reading deletes nothing.
		focusCancel: true,
	});
	return isConfirmed;
}

/** For signing out: that it is done, or that it failed and may be tried again. */
export const logOutAlertsIn = (told: Told) => ({
	done: () => toast('success', { title: told(messages.loggedOut) }),
	failed: (error: unknown) =>
		confirm({
			title: told(messages.notLoggedOut),
			text: told(error instanceof Error ? error.message : ''),
			action: told('Try again'),
			told,
		}),
});

export const logOutAlerts = logOutAlertsIn(asItIs);

/**
 * Asks, deletes, and says what became of it, in the specification's words.
 * `entity` is as it stands in a sentence: 'project'; `deleted` where it is told by another name.
 */
export async function confirmDeletion(
	entity: string,
	remove: () => Promise<unknown>,
	deleted = entity,
	told = asItIs,
) {
	const said = messages.deletion;
	const text = told(messages.deletionOf(entity));
	const question = { title: told(said.title), text, action: told(said.confirm), told };
	if (!(await confirm({ ...question, destroys: true }))) {
		await alert('error', {
			title: told(said.cancelledTitle),
			text: told(said.cancelled),
			told,
		});
		return;
	}
	try {
		await remove();
		const name = deleted.charAt(0).toUpperCase() + deleted.slice(1);
		await alert('success', {
			title: told(said.doneTitle),
			text: told(messages.deleted(name)),
			told,
		});
	} catch (error) {
		const reason = told(error instanceof Error ? error.message : '');
		await alert('error', { title: told('It could not be deleted'), text: reason, told });
	}
}
