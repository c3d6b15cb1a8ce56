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

/** Confirms a deletion; `entityDeleted` is the name in the message afterwards. */
export async function confirmDeletion(page: Page, entity: string, deleted: string): Promise<void> {
	await says(page, title, messages.deletionOf(entity));
	await response(page, confirm);
	await says(page, doneTitle, messages.entityDeleted(deleted));
	await response(page, 'OK');
}
