import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * Waits until scripts run, which the theme's switch tells: until then a button that is pressed waits for
 * them, but links and keys are the browser's.
 */
export const alive = (page: Page) =>
	expect(page.getByRole('button', { name: /^Switch to the/ })).toBeVisible();
