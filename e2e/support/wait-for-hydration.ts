import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/**
 * Moves the pointer, as visitors do, and waits until the page is hydrated. Before that a pressed button waits for it,
 * but the browser handles links and keys.
 */
export async function alive(page: Page): Promise<void> {
	// Twice, because the pointer may rest there already.
	await page.mouse.move(1, 1);
	await page.mouse.move(2, 2);
	await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
}

/** Waits until a part of the page is hydrated. */
export async function waitForPart(part: Locator): Promise<void> {
	const isReacts = () =>
		part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
	await expect.poll(isReacts).toBe(true);
}

/**
 * Hovers over a part of the page and waits until it is hydrated, which its first use starts. Before that the browser
 * handles its links.
 */
export async function hydrated(part: Locator): Promise<void> {
	await part.hover();
	await waitForPart(part);
}
