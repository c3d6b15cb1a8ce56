import type { BrowserContext, Page } from '@playwright/test';

/** Of the products that are measured. */
export const owner = { email: 'bench@example.com', password: 'Weaves-40-threads' };

/** A page of somebody who has just signed in. */
export async function signedIn(context: BrowserContext, address: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(`${address}/login`);
	await page.getByLabel('Email').fill(owner.email);
	await page.getByLabel('Password', { exact: true }).fill(owner.password);
	await page.getByRole('button', { name: 'Login', exact: true }).click();
	await page.waitForURL((url) => !url.pathname.startsWith('/login'));
	return page;
}
