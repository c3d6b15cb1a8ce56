import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { codeIn, newcomer } from '../support/accounts';
import { accountOf, fillLogin, loggedIn } from '../support/login';
import { mailTo } from '../support/mailbox';
import { folder, productLog, settings } from '../support/product';
import { expect, test } from '../support/test';
import { client } from '../third-parties/addresses';

test.use({ expectedErrors: [/status of 400/] });

/** Returns the secrets in a browser that would give someone else access. */
async function held(page: Page): Promise<string[]> {
	const cookies = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
	const session = Object(await accountOf(page));
	return [...cookies.map(({ value }) => value), session.token ?? ''].filter(Boolean);
}

async function signUp(page: Page, { displayName, email, password }: ReturnType<typeof newcomer>) {
	await page.goto('/signup');
	await page.getByLabel('User Name').fill(displayName);
	await page.getByLabel('Email address').fill(email);
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByLabel('agree terms and conditions').check();
	await page.getByRole('button', { name: 'Sign up', exact: true }).click();
	await loggedIn(page);
}

async function logOut(page: Page) {
	await page.getByRole('button', { name: /^Account of/ }).click();
	await page.getByRole('button', { name: 'Logout' }).click();
	await expect(page.getByText(messages.loggedOut)).toBeVisible();
}

async function setByMail(page: Page, email: string, password: string): Promise<string> {
	await page.goto('/forgot-password');
	await page.getByLabel('Email address').fill(email);
	await page.getByRole('button', { name: /^Send/ }).click();
	const code = codeIn((await mailTo(email, 2)).text);
	await page.goto(`/reset-password#code=${code}`);
	await page.getByLabel('New password', { exact: true }).fill(password);
	await page.getByLabel('Repeat the new password').fill(password);
	await page.getByRole('button', { name: 'Save the password' }).click();
	await loggedIn(page);
	return code;
}

async function change(page: Page, from: string, to: string) {
	await page.goto('/settings');
	await page.getByLabel('Current password').fill(from);
	await page.getByLabel('New password', { exact: true }).fill(to);
	await page.getByLabel('Repeat the new password').fill(to);
	await page.getByRole('button', { name: 'Change password' }).click();
	await expect(page.getByText(messages.updateSucceeded)).toBeVisible();
}

/** Signs in with Google and returns the code in the redirect from the provider. */
async function withGoogle(page: Page, email: string): Promise<string> {
	const back = page.waitForRequest(/\/api\/connect\/google\/callback\?/);
	await page.goto('/login');
	await page.getByRole('link', { name: 'Continue with Google' }).click();
	await page.getByLabel('Email').fill(email);
	await page.getByRole('button', { name: 'Continue' }).click();
	await loggedIn(page);
	return new URL((await back).url()).searchParams.get('code') ?? '';
}

/** Returns the contents of all stored files of the product, including its database. */
function kept(): string {
	const { DATA_DIR } = settings('product', { site: 0, cms: 0 });
	return readdirSync(DATA_DIR, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
		.join('\n');
}

test('passwords, codes, tokens and secrets are neither logged nor stored in plain text', async ({
	page,
}) => {
	const account = newcomer();
	const [wrong, second, third] = ['Wrong1234secret', 'Second77secret', 'Third77secret'];
	const secrets = [account.password, wrong, second, third, client.secret];

	await signUp(page, account);
	secrets.push(...(await held(page)), codeIn((await mailTo(account.email)).text));
	await logOut(page);
	await page.goto('/login');
	await fillLogin(page, { ...account, password: wrong });
	await expect(page.getByRole('alert').getByText('Error: ')).toBeVisible();
	await fillLogin(page, account);
	await loggedIn(page);
	secrets.push(...(await held(page)));
	expect((await page.request.post('/api/auth/refresh', { data: {} })).status()).toBe(200);
	secrets.push(...(await held(page)));
	await logOut(page);
	secrets.push(await setByMail(page, account.email, second), ...(await held(page)));
	await change(page, second, third);
	secrets.push(...(await held(page)));
	await logOut(page);
	secrets.push(await withGoogle(page, newcomer().email), ...(await held(page)));

	expect(secrets.length).toBeGreaterThan(15);
	for (const secret of secrets) expect(secret.length).toBeGreaterThan(10);
	const log = readFileSync(productLog, 'utf8');
	expect(log).toContain(`Mail sent to ${account.email[0]}…@`);
	const found = [log, kept()].map((text) => secrets.filter((secret) => text.includes(secret)));
	expect(found, `in the log, in ${folder}`).toEqual([[], []]);
});
