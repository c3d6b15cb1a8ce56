import { expect, type Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import type { Account } from './accounts';

/** Fills in the login form and sends it. */
export async function fillLogin(
	page: Page,
	{ email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
	await page.getByLabel('Email address').fill(email);
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Login' }).click();
}

/** The notice of a sign-in, and the bar that knows who it is. */
export async function loggedIn(page: Page): Promise<void> {
	await expect(page.getByText(messages.loggedIn)).toBeVisible();
	await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** The profile that each sign-in saves, as soon as it is on its way. */
export const savedProfile = (page: Page) =>
	page.waitForRequest(
		(request) => request.method() === 'PUT' && /\/api\/user\//.test(request.url()),
	);

/** What local storage keeps of the session. */
export const accountOf = (page: Page): Promise<unknown> =>
	page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null'));
