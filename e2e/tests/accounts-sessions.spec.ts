import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages } from '@sumu/contract';
import { type Account, makeAccount, signInAs } from '../support/accounts';
import { accountOf, fillLogin, loggedIn } from '../support/login';
import { site } from '../support/product';
import { expect, test } from '../support/test';

test('a sign-out in one tab signs out the other', async ({ page, context, request }) => {
	await signInAs(page, await makeAccount(request));
	await page.goto('/profile');
	const other = await context.newPage();
	await other.goto('/profile?second');
	await expect(other.getByRole('link', { name: 'Edit profile' })).toBeVisible();
	await page.getByRole('button', { name: /^Account of/ }).click();
	await page.getByRole('button', { name: 'Logout' }).click();
	await expect(page.getByText(messages.loggedOut)).toBeVisible();
	await expect(other).toHaveURL(`/login?${new URLSearchParams({ from: '/profile?second=' })}`);
});

test('a sign-in in one tab signs in the other', async ({ page, context, request }) => {
	const account = await makeAccount(request);
	await page.goto('/');
	await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
	const other = await context.newPage();
	await other.goto('/login');
	await fillLogin(other, account);
	await loggedIn(other);
	await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

for (const remember of [true, false])
	test(`a session ${remember ? 'outlives' : 'ends with'} the browser when ${remember ? '' : 'not '}remembered`, async ({
		playwright,
		launchOptions,
		request,
	}) => {
		const account = await makeAccount(request);
		const folder = mkdtempSync(join(tmpdir(), 'browser-'));
		const open = async () => {
			const browser = await playwright.chromium.launchPersistentContext(folder, {
				...launchOptions,
				baseURL: site,
			});
			return { browser, page: browser.pages()[0] ?? (await browser.newPage()) };
		};
		const first = await open();
		await first.page.goto('/login');
		if (remember) await first.page.getByLabel('Remember me').check();
		await fillLogin(first.page, account);
		await loggedIn(first.page);
		await first.page.reload();
		await expect(first.page.getByRole('button', { name: /^Account of/ })).toBeVisible();
		await first.browser.close();

		const second = await open();
		await second.page.goto('/');
		const banner = second.page.getByRole('banner');
		if (remember) await expect(banner.getByRole('button', { name: /^Account of/ })).toBeVisible();
		else {
			await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible();
			expect(await accountOf(second.page)).toBeNull();
		}
		await second.browser.close();
		rmSync(folder, { recursive: true, force: true });
	});

test.describe('a revoked session', () => {
	test.use({ expectedErrors: [/status of 401/] });

	/** Signs in from a new browser and ends all other sessions of the account, on its settings page. */
	async function endOthers(browser: import('@playwright/test').Browser, account: Account) {
		const context = await browser.newContext({ baseURL: site });
		const page = await context.newPage();
		await signInAs(page, account);
		await page.goto('/settings');
		const sessions = page.getByRole('region', { name: 'Sessions' });
		await expect(sessions.getByText('This browser')).toHaveCount(1);
		const ends = sessions.getByRole('button', { name: /^Sign out/ });
		while ((await ends.count()) > 0) {
			const before = await ends.count();
			await ends.first().click();
			await expect(ends).toHaveCount(before - 1);
		}
		await context.close();
	}

	test('prompts for sign-in when a form is submitted, and saves the typed values', async ({
		page,
		request,
		browser,
	}) => {
		const account = await makeAccount(request);
		await signInAs(page, account);
		await page.goto(`/user/update/${account.email}`);
		const values = {
			'Display name': 'Nadia Alam',
			Country: 'Bangladesh',
			City: 'Dhaka',
			Address: '12 Loom Lane',
			'About me': 'Typed before the session ended.',
		};
		for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
		await endOthers(browser, account);

		await page.getByRole('button', { name: 'Update profile' }).click();
		const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
		await expect(dialog.getByLabel('Email address')).toHaveValue(account.email);
		await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
		await dialog.getByLabel('Password', { exact: true }).fill(account.password);
		await dialog.getByRole('button', { name: 'Login' }).click();
		await expect(page.getByText(messages.updateSucceeded)).toBeVisible();
		await expect(page).toHaveURL('/profile');
		await expect(page.getByText('Typed before the session ended.')).toBeVisible();
	});

	test('saves nothing and shows an error if the sign-in prompt is dismissed', async ({
		page,
		request,
		browser,
	}) => {
		const account = await makeAccount(request);
		await signInAs(page, account);
		await page.goto(`/user/update/${account.email}`);
		for (const label of ['Country', 'City', 'Address', 'About me'])
			await page.getByLabel(label).fill('Kept');
		await endOthers(browser, account);
		await page.getByRole('button', { name: 'Update profile' }).click();
		await page.getByRole('button', { name: 'Not now' }).click();
		await expect(page.getByText(messages.noUser)).toBeVisible();
		await expect(page.getByLabel('City')).toHaveValue('Kept');
	});

	test('redirects to the login page on the next page load', async ({ page, request, browser }) => {
		const account = await makeAccount(request);
		await signInAs(page, account);
		await page.goto('/profile');
		await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();
		await endOthers(browser, account);
		await page.goto('/settings');
		await expect(page).toHaveURL(/\/login\?/);
	});
});
