import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/**
 * Waits until scripts run, which the theme's switch tells, in the bar or in a phone's drawer: until then a
 * button that is pressed waits for them, but links and keys are the browser's.
 */
export const alive = (page: Page) =>
	expect(
		page.getByRole('button', { name: /^Switch to the/, includeHidden: true }).first(),
	).toBeAttached();

/** Waits until a part of the page has its script, which comes at the first sign of use: until then a link in it is the browser's. */
export async function hydrated(part: Locator): Promise<void> {
	await part.hover();
	const isReacts = () =>
		part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));
	await expect.poll(isReacts).toBe(true);
}
