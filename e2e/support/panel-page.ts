import { expect, type Page } from '@playwright/test';
import { cms, owner } from './product';

export const listOf = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;

/**
 * Runs in the browser: gives idle callbacks a timeout. The panel shows its actions in them, but the headless shell runs
 * none unless it draws a frame, and no pointer moves here.
 */
const idleInTime = () => {
	const request = window.requestIdleCallback.bind(window);
	window.requestIdleCallback = (callback, options) =>
		request(callback, { timeout: 100, ...options });
};

/** Signs the owner in to the panel, at the given path. */
export async function openPanel(page: Page, path = ''): Promise<void> {
	await page.addInitScript(idleInTime);
	await page.goto(`${cms}/admin${path}`);
	await page.getByLabel(/email/i).fill(owner.email);
	await page.getByLabel(/^password/i).fill(owner.password);
	await page.getByRole('button', { name: /login/i }).click();
	await expect(page.getByRole('link', { name: 'Content', exact: true })).toBeAttached();
}

/**
 * Opens another path of the panel as one of its links does, because loading the panel takes seconds of processor time.
 * A form with unsaved changes would ask first: open the path with `page.goto`.
 */
export async function goInPanel(page: Page, path: string): Promise<void> {
	await page.evaluate((pathname) => {
		const { idx = 0 } = history.state ?? {};
		history.pushState({ idx: idx + 1, key: pathname }, '', pathname);
		dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
	}, `/admin${path}`);
}
