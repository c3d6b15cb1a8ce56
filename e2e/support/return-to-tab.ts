import type { Page } from '@playwright/test';

/** Simulates a return to the tab after it was hidden. */
export const comeBack = (page: Page) =>
	page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
