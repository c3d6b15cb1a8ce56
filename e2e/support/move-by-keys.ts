import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Moves a row with its handle and a key. A lifted row ignores keys until dnd-kit has measured the other rows, so the
 * key is pressed until the row has moved.
 */
export async function moveByKeys(
	page: Page,
	name: string,
	key: 'ArrowUp' | 'ArrowDown',
	place: number,
	/** Element that shows the lifted row, if the list has one. */
	lifted?: Locator,
): Promise<void> {
	const handle = page.getByRole('button', { name: `Move ${name}`, exact: true });
	await handle.focus();
	await page.keyboard.press('Space');
	await expect(handle).toHaveAttribute('aria-pressed', 'true');
	if (lifted) await expect(lifted).toContainText(name);
	const told = page.getByText(`${name} is over position ${place}`);
	await expect(async () => {
		await page.keyboard.press(key);
		await expect(told).toBeAttached({ timeout: 5_000 });
	}).toPass();
	await page.keyboard.press('Space');
}
