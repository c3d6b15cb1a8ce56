import { expect, type Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import type { Account } from './accounts';

/** Fills in and submits the login form. */
export async function fillLogin(
	page: Page,
	{ email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
	await page.getByLabel('Email address').fill(email);
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Login' }).click();
}

/** Waits for the sign-in message and the account button in the bar. */
export async function loggedIn(page: Page): Promise<void> {
	await expect(page.getByText(messages.loggedIn)).toBeVisible();
	await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** Waits for the request that saves the profile after each sign-in. */
export const savedProfile = (page: Page) =>
	page.waitForRequest(
		(request) => request.method() === 'PUT' && /\/api\/user\//.test(request.url()),
	);

/** Returns the session in local storage, or null. */
export const accountOf = (page: Page): Promise<unknown> =>
	page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null'));
