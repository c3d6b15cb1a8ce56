import type { Page } from '@playwright/test';

/** Keeps what a page asks for back until what it answers is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(url, async (route) => {
		await released;
		await route.continue();
	});
	return () => release();
}
