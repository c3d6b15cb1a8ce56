import { expect, type Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { makeAccount, newcomer } from '../support/accounts';
import { accountOf } from '../support/login';
import { mailTo } from '../support/mailbox';
import type { Screen } from './screen';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function fillProfile(page: Page) {
	const values = {
		'Display name': 'Nadia Alam',
		Country: 'Bangladesh',
		City: 'Dhaka',
		Address: '12 Loom Lane',
		'About me': 'I sell twenty teas from four gardens, and want people to taste the difference.',
	};
	for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

async function saveProfile(page: Page) {
	await fillProfile(page);
	await press(page, 'Update profile');
	await expect(page.getByText(messages.updateSucceeded)).toBeVisible();
}

async function endSession(page: Page) {
	await fillProfile(page);
	expect((await page.request.post('/api/auth/logout', { data: {} })).status()).toBe(200);
	await press(page, 'Update profile');
	await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
}

const devices = [
	'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0',
	'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
];

/** Signs in from other devices too, so that the list of sessions has entries. */
async function signInElsewhere(page: Page) {
	const { user } = Object(await accountOf(page));
	const { password } = newcomer();
	for (const agent of devices) {
		const response = await fetch(new URL('/api/auth/local', page.url()), {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
			body: JSON.stringify({ identifier: user.email, password }),
		});
		expect(response.status).toBe(200);
	}
	await page.reload();
	await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(devices.length);
}

async function openDrawer(page: Page) {
	await press(page, 'Open the menu');
	await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

async function askToDelete(page: Page) {
	await press(page, 'Delete my account');
	await expect(page.getByText(messages.deletionTexts.title)).toBeVisible();
}

async function cancelDeletion(page: Page) {
	await askToDelete(page);
	await press(page, 'Cancel');
	await expect(page.getByText(messages.deletionTexts.cancelled)).toBeVisible();
}

async function refuse(page: Page) {
	await page.getByLabel('Email address').fill('nadia@example.com');
	await page.getByLabel('Password', { exact: true }).fill('Wrong1234');
	await press(page, 'Login');
	await expect(page.getByRole('alert').getByText('Error: ')).toBeVisible();
}

async function showMail(page: Page, kind: 'confirm' | 'reset') {
	const { email } = await makeAccount(page.request);
	if (kind === 'reset') await page.request.post('/api/auth/forgot-password', { data: { email } });
	const { html } = await mailTo(email, kind === 'reset' ? 2 : 1);
	await page.goto('about:blank');
	await page.setContent(html);
}

export const accountScreens: readonly Screen[] = [
	{ name: 'login', path: '/login' },
	{ name: 'login-empty', path: '/login', act: (page) => press(page, 'Login') },
	{ name: 'login-refused', path: '/login', act: refuse },
	{ name: 'signup', path: '/signup' },
	{ name: 'forgot-password', path: '/forgot-password' },
	{ name: 'reset-password', path: '/reset-password#code=from-the-mail' },
	{ name: 'confirm-email', path: '/confirm-email#code=from-the-mail' },
	{
		name: 'account-menu',
		path: '/',
		as: 'member',
		isWindow: true,
		act: (page) => press(page, /^Account of/),
	},
	{
		name: 'account-drawer',
		path: '/',
		as: 'member',
		isWindow: true,
		isSmall: true,
		act: openDrawer,
	},
	{ name: 'profile', path: '/profile', as: 'member' },
	{ name: 'profile-edit', path: '/user/update/me', as: 'member', act: fillProfile },
	{
		name: 'profile-saved',
		path: '/user/update/me',
		as: 'member',
		isWindow: true,
		act: saveProfile,
	},
	{
		name: 'sign-in-again',
		path: '/user/update/me',
		as: 'member',
		isWindow: true,
		act: endSession,
	},
	{ name: 'settings', path: '/settings', as: 'member', act: signInElsewhere },
	{ name: 'delete-account', path: '/settings', as: 'member', isWindow: true, act: askToDelete },
	{
		name: 'delete-cancelled',
		path: '/settings',
		as: 'member',
		isWindow: true,
		act: cancelDeletion,
	},
	{ name: 'mail-confirm', path: '/login', isMail: true, act: (page) => showMail(page, 'confirm') },
	{ name: 'mail-reset', path: '/login', isMail: true, act: (page) => showMail(page, 'reset') },
];
