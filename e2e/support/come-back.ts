import type { Page } from '@playwright/test';

/** The page as after its tab was hidden and is looked at again. */
export const comeBack = (page: Page) =>
	page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
