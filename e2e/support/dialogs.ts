import { expect, type Page } from '@playwright/test';
import { messages } from '@sumu/contract';

const { title, confirm, cancelled, cancelledTitle, doneTitle } = messages.deletionTexts;

const response = (page: Page, name: string) =>
	page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function says(page: Page, heading: string, text: string) {
	const dialog = page.getByRole('dialog', { name: heading });
	await expect(dialog).toBeVisible();
	await expect(dialog.getByText(text, { exact: true })).toBeVisible();
}

/** Cancels a deletion in its confirmation dialog. */
export async function cancelDeletion(page: Page, entity: string): Promise<void> {
	await says(page, title, messages.deletionOf(entity));
	await response(page, 'Cancel');
	await says(page, cancelledTitle, cancelled);
	await response(page, 'OK');
}

/**
 * Confirms a deletion; `deleted` is the name in the notice afterwards. Only the deletion of an account waits until the
 * notice is acknowledged; everything else is in the trash at once.
 */
export async function confirmDeletion(page: Page, entity: string, deleted: string): Promise<void> {
	await says(page, title, messages.deletionOf(entity));
	await response(page, confirm);
	if (entity === 'user') {
		await says(page, doneTitle, messages.entityDeleted(deleted));
		await response(page, 'OK');
		return;
	}
	const notice = page.getByRole('alert').filter({ hasText: doneTitle });
	await expect(notice.getByText(messages.entityDeleted(deleted), { exact: true })).toBeVisible();
	await expect(notice.getByRole('button', { name: 'Undo' })).toBeVisible();
}
