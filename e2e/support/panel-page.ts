import { expect, type Page } from '@playwright/test';
import { cms, owner } from './product';

export const listOf = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;

/** The panel shows its actions in idle callbacks, and the headless shell has none while it draws no frame: no pointer moves here. */
const idleInTime = () => {
	const request = window.requestIdleCallback.bind(window);
	window.requestIdleCallback = (callback, options) =>
		request(callback, { timeout: 100, ...options });
};

/** Signs the owner in at the panel, and stays at that address of it. */
export async function openPanel(page: Page, path = ''): Promise<void> {
	await page.addInitScript(idleInTime);
	await page.goto(`${cms}/admin${path}`);
	await page.getByLabel(/email/i).fill(owner.email);
	await page.getByLabel(/^password/i).fill(owner.password);
	await page.getByRole('button', { name: /login/i }).click();
	await expect(page.getByRole('link', { name: 'Content', exact: true })).toBeAttached();
}

/** Goes to another address of the panel. */
export const goInPanel = (page: Page, path: string) => page.goto(`${cms}/admin${path}`);
