import type { BrowserContext, Page } from '@playwright/test';

/** Owner account of the measured products. */
export const owner = { email: 'bench@example.com', password: 'Weaves-40-threads' };

/** Signs the owner in and returns the page. */
export async function signedIn(context: BrowserContext, address: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(`${address}/login`);
	await page.getByLabel('Email').fill(owner.email);
	await page.getByLabel('Password', { exact: true }).fill(owner.password);
	await page.getByRole('button', { name: 'Login', exact: true }).click();
	await page.waitForURL((url) => !url.pathname.startsWith('/login'));
	return page;
}
