import { readFileSync } from 'node:fs';
import { messages } from '@sumu/contract';
import { type Account, makeAccount, signInAs, signInAsOwner } from '../support/accounts';
import { fillLogin, loggedIn } from '../support/login';
import { expect, test } from '../support/test';

const picture = '../cms/demo/pictures';

async function someoneAt(page: import('@playwright/test').Page, path: (of: Account) => string) {
	const account = await makeAccount(page.request);
	await signInAs(page, account);
	await page.goto(path(account));
	return account;
}

test('the profile form validates every field and saves the profile', async ({ page }) => {
	const account = await someoneAt(page, ({ email }) => `/user/update/${email}`);
	await expect(page.getByLabel('Email')).toHaveValue(account.email);
	await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
	await page.getByLabel('Display name').fill(' ');
	const save = page.getByRole('button', { name: 'Update profile' });
	await save.click();
	for (const message of [
		messages.profileName,
		messages.profileCountry,
		messages.profileCity,
		messages.profileAddress,
		messages.profileAbout,
	])
		await expect(page.getByText(message, { exact: true })).toBeVisible();

	await page.getByLabel('Display name').fill('Nadia Rahman');
	await page.getByLabel('Country').fill('Bangladesh');
	await page.getByLabel('City').fill('Sylhet');
	await page.getByLabel('Address').fill('12 Loom Lane');
	await page.getByLabel('About me').fill('I sell twenty teas.');
	await save.click();
	await expect(page.getByText(messages.updateSucceeded)).toBeVisible();
	await expect(page).toHaveURL('/profile');
	await expect(page.getByRole('heading', { name: 'Nadia Rahman' })).toBeVisible();
	await expect(page.getByText('I sell twenty teas.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Account of Nadia Rahman' })).toBeVisible();
});

test('the profile form accepts an id instead of the e-mail, for the user and the owner', async ({
	page,
	browser,
}) => {
	const account = await someoneAt(page, () => '/profile');
	const id = await page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').user.id);
	await page.goto(`/user/update/${id}`);
	await expect(page.getByLabel('Email')).toHaveValue(account.email);

	const owner = await (await browser.newContext()).newPage();
	await signInAsOwner(owner);
	await owner.goto(`/user/update/${id}`);
	await expect(owner.getByLabel('Email')).toHaveValue(account.email);
	await owner.context().close();
});

test('a profile picture is validated, previewed, then shown in the profile and the header', async ({
	page,
}) => {
	await someoneAt(page, () => '/profile');
	const field = page.getByLabel('Your picture');
	await field.setInputFiles({
		name: 'portrait.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from('no picture'),
	});
	await expect(page.getByRole('alert').filter({ hasText: messages.noPicture })).toBeVisible();
	await field.setInputFiles({
		name: 'portrait.webp',
		mimeType: 'image/webp',
		buffer: readFileSync(`${picture}/avatar-1.webp`),
	});
	await expect(page.getByRole('img', { name: 'New picture' })).toBeVisible();
	await page.getByRole('button', { name: 'Save the picture' }).click();
	await expect(page.getByRole('img', { name: /^Portrait of/ })).toBeVisible();
	await expect(page.getByRole('button', { name: /^Account of/ }).locator('img')).toBeVisible();
});

test('changing the password signs out every other browser', async ({ page, browser }) => {
	const account = await someoneAt(page, () => '/settings');
	const other = await browser.newContext();
	const elsewhere = await other.newPage();
	await signInAs(elsewhere, account);
	const password = 'Another77';
	const form = page.getByRole('form', { name: 'Password' });
	await form.getByLabel('Current password').fill(account.password);
	await form.getByLabel('New password', { exact: true }).fill(password);
	await form.getByLabel('Repeat the new password').fill(password);
	await form.getByRole('button', { name: 'Change password' }).click();
	await expect(page.getByText(messages.updateSucceeded)).toBeVisible();
	expect((await other.request.post('/api/auth/refresh', { data: {} })).status()).toBe(401);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
	await elsewhere.goto('/login');
	await elsewhere.evaluate(() => localStorage.clear());
	await elsewhere.goto('/login');
	await fillLogin(elsewhere, { ...account, password });
	await loggedIn(elsewhere);
	await other.close();
});

test('a user can export their data', async ({ page }) => {
	const account = await someoneAt(page, () => '/settings');
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export my data' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
	const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
	expect(data.profile.email).toBe(account.email);
	expect(JSON.stringify(data)).not.toContain('password"');
});

test('an account is deleted after confirmation and can no longer sign in', async ({ page }) => {
	const account = await someoneAt(page, () => '/settings');
	const ask = page.getByRole('button', { name: 'Delete my account' });
	await ask.click();
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByText(messages.deletionTexts.cancelled)).toBeVisible();
	await page.getByRole('button', { name: 'OK' }).click();
	await ask.click();
	await page.getByRole('button', { name: messages.deletionTexts.confirm }).click();
	await expect(page.getByText(messages.entityDeleted('Account'))).toBeVisible();
	await page.getByRole('button', { name: 'OK' }).click();
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
	const again = await page.request.post('/api/auth/local', {
		data: { identifier: account.email, password: account.password },
	});
	expect(again.status()).toBe(400);
});
