import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The theme switch in English and Arabic. */
const themeSwitchName = /^(?:Switch to the|التبديل إلى المظهر)/;

/**
 * Waits until scripts run: they add the theme switch, in the bar or in a phone's drawer. Before that a pressed button
 * waits for them, but the browser handles links and keys.
 */
export const alive = (page: Page) =>
	expect(
		page.getByRole('button', { name: themeSwitchName, includeHidden: true }).first(),
	).toBeAttached();

/**
 * Hovers over a part of the page and waits until it is hydrated, which its first use starts. Before that the browser
 * handles its links.
 */
export async function hydrated(part: Locator): Promise<void> {
	await part.hover();
	const isReacts = () =>
		part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
	await expect.poll(isReacts).toBe(true);
}
