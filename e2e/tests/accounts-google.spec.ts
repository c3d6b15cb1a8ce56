import type { Page } from '@playwright/test';
import { googleFailures, messages } from '@sumu/contract';
import { makeAccount, newcomer } from '../support/accounts';
import { accountOf, loggedIn, savedProfile } from '../support/login';
import { expect, test } from '../support/test';

test.use({ expectedErrors: [/status of 4\d\d/] });

/** Signs in, or cancels, on the provider's page. */
async function withGoogle(page: Page, email: string, choice: 'Continue' | 'Cancel' = 'Continue') {
	await page.getByRole('link', { name: 'Continue with Google' }).click();
	await page.getByLabel('Email').fill(email);
	await page.getByRole('button', { name: choice }).click();
}

const address = (name: string) => newcomer().email.replace('person', name);

test('a Google account signs in and lands on /home', async ({ page }) => {
	const email = address('karim');
	await page.goto('/login');
	const saved = savedProfile(page);
	await withGoogle(page, email);
	expect((await saved).url()).toContain(encodeURIComponent(email));
	await loggedIn(page);
	await expect(page).toHaveURL('/home');
	expect(await accountOf(page)).toMatchObject({ user: { email, emailVerified: true } });
});

test('a Google sign-in returns to the requested page', async ({ page }) => {
	await page.goto('/settings?tab=1#sessions');
	await withGoogle(page, address('rina'));
	await loggedIn(page);
	await expect(page).toHaveURL('/settings?tab=1#sessions');
	await expect(page.getByRole('link', { name: 'Set a password by e-mail' })).toBeVisible();
});

test('cancelling at Google shows an error and creates no session', async ({ page }) => {
	await page.goto('/login');
	await withGoogle(page, address('rina'), 'Cancel');
	await expect(page.getByText(messages.authError(googleFailures.cancelled))).toBeVisible();
	expect(await accountOf(page)).toBeNull();
});

test('a Google account with an unverified e-mail is refused', async ({ page }) => {
	await page.goto('/login');
	await withGoogle(page, address('unverified'));
	await expect(page.getByText(messages.authError(googleFailures.unverified))).toBeVisible();
	expect(await accountOf(page)).toBeNull();
});

test('a Google sign-in does not take over an account with a password', async ({
	page,
	request,
}) => {
	const account = await makeAccount(request);
	await page.goto('/login');
	await withGoogle(page, account.email);
	await expect(page.getByText(messages.authError(googleFailures.taken))).toBeVisible();
	expect(await accountOf(page)).toBeNull();
});
