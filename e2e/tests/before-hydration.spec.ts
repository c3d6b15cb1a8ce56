import type { Page } from '@playwright/test';
import { messages, type SiteSetting } from '@sumu/contract';
import { makeAccount, signInAs } from '../support/accounts';
import { hold } from '../support/hold-requests';
import { fillLogin, loggedIn } from '../support/login';
import { startSlowEnd } from '../support/slow-response-proxy';
import { expect, test } from '../support/test';
import { alive } from '../support/wait-for-hydration';

/** Holds a page's scripts until the returned function is called. */
const withoutScripts = (page: Page) => hold(page, '**/assets/*.js');

const contact = {
	'Your Name': 'Nadia Alam',
	'Your Email': 'nadia@example.com',
	'Your Number': '+880 1711 000000',
	Subject: 'Two shops',
	Details: 'The second one is for coffee.',
};

// Actions on a page before its scripts have loaded.
test('text typed before hydration is kept and sent', async ({ page }) => {
	const release = await withoutScripts(page);
	await page.goto('/contact');
	const form = page.getByRole('form', { name: 'Contact' });
	const [first, ...others] = Object.entries(contact);
	if (first) await form.getByLabel(first[0]).fill(first[1]);
	await expect(form).not.toHaveAttribute('novalidate');
	release();
	await form.getByLabel('Subject').focus();
	await expect(form).toHaveAttribute('novalidate', '');
	for (const [label, text] of others) await form.getByLabel(label).fill(text);
	await form.getByRole('button', { name: /send/i }).click();
	await expect(page.getByText(messages.contactSent)).toBeVisible();
});

test('a login submitted before hydration is sent by script, not by the browser', async ({
	page,
	request,
}) => {
	const account = await makeAccount(request);
	const posts: string[] = [];
	page.on('request', (asked) => {
		if (asked.isNavigationRequest() && asked.method() === 'POST') posts.push(asked.url());
	});
	const release = await withoutScripts(page);
	await page.goto('/login');
	await fillLogin(page, account);
	release();
	await loggedIn(page);
	expect(posts).toEqual([]);
});

test('a click before hydration takes effect after it', async ({ page }) => {
	const release = await withoutScripts(page);
	await page.setViewportSize({ width: 375, height: 812 });
	await page.goto('/about');
	await page.getByRole('button', { name: 'Open the menu' }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	release();
	await expect(page.getByRole('dialog')).toBeVisible();
});

const scriptsOf = (page: Page) => {
	const scripts: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
	});
	return scripts;
};

for (const path of ['/projects/page=1', '/blogs/page=1', '/services', '/contact', '/login'])
	test(`${path} loads no scripts before the first interaction`, async ({ page }) => {
		const scripts = scriptsOf(page);
		await page.goto(path);
		await expect(page.locator('[data-deferred]')).toHaveCount(0);
		await page.waitForLoadState('networkidle');
		expect(scripts).toEqual([]);
		await alive(page);
		expect(scripts).not.toEqual([]);
	});

test('a page that only the browser can complete does not wait for an interaction', async ({
	page,
	request,
}) => {
	const { data } = await (await request.get('/api/projects?limit=1')).json();
	await page.goto(`/project/${data[0].slug}`);
	await expect(page).toHaveURL(/\/login/);
	await page.goto('/profile');
	await expect(page).toHaveURL(/\/login/);
});

test.describe('on a missing page', () => {
	test.use({ expectedErrors: [/404/] });

	test('the newest projects do not wait for an interaction', async ({ page }) => {
		await page.goto('/nothing-here');
		await expect(page.getByRole('region', { name: 'Newest projects' })).toBeVisible();
	});
});

test('a signed-in visitor’s menu does not wait for an interaction', async ({ page, request }) => {
	await signInAs(page, await makeAccount(request));
	const release = await withoutScripts(page);
	await page.goto('/about', { waitUntil: 'commit' });
	const bar = page.getByRole('banner');
	await expect(bar.getByRole('status', { name: 'Loading your account' })).toBeVisible();
	await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden();
	release();
	await expect(bar.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('the theme of the system changes without an interaction', async ({ page }) => {
	await page.goto('/about');
	await expect(page.locator('html')).toHaveClass(/\blight\b/);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('the search key pressed before hydration opens the search', async ({ page }) => {
	await page.goto('/about');
	await page.keyboard.press('/');
	await expect(page).toHaveURL(/\/search$/);
});

test('the bar follows the scroll position before hydration', async ({ page }) => {
	const release = await withoutScripts(page);
	await page.goto('/about');
	const bar = page.getByRole('banner');
	await page.evaluate(() => scrollTo(0, 200));
	await expect(bar).toHaveAttribute('data-scrolled');
	await page.evaluate(() => scrollTo(0, 0));
	await expect(bar).not.toHaveAttribute('data-scrolled');
	await page.evaluate(() => scrollTo(0, 200));
	await expect(bar).toHaveAttribute('data-scrolled');
	release();
	await alive(page);
	await expect(bar).toHaveAttribute('data-scrolled');
	await page.evaluate(() => scrollTo(0, 0));
	await expect(bar).not.toHaveAttribute('data-scrolled');
});

test.describe('with motion', () => {
	test.use({ reducedMotion: 'no-preference' });

	test('the headlines are typed before hydration, and start again with it', async ({
		page,
		request,
	}) => {
		const { ownerName, headlines }: SiteSetting = (await (await request.get('/api/site')).json())
			.data;
		const [first = '', second = ''] = headlines.map((each) => `${ownerName} ${each}`);
		await page.goto('/');
		const typed = page.getByRole('heading', { level: 1 }).locator('> span');
		await expect(typed).toHaveText(second);
		await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
		await alive(page);
		await expect(typed).toHaveText(first);
		await expect(typed).toHaveText(second);
	});
});

test('hydration waits until the HTML is complete', async ({ page }) => {
	// The slow server answers no calls.
	await page.route('**/api/visit', (route) => route.fulfill({ status: 204 }));
	const slow = await startSlowEnd('/contact');
	try {
		await page.goto(`${slow.address}/contact`, { waitUntil: 'commit' });
		await page.mouse.move(1, 1);
		await page.mouse.move(2, 2);
		await page.waitForRequest(/\/assets\/forms-[\w-]+\.js$/);
		// Imports one script at a time, with a task in between, as the page does.
		await page.evaluate(async () => {
			const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
			for (const { href } of links) await import(href);
			for (const _ of links) await new Promise(requestAnimationFrame);
		});
		slow.finish();
		await alive(page);
		await expect(page.getByRole('form', { name: 'Contact' })).toHaveAttribute('novalidate', '');
	} finally {
		slow.stop();
	}
});

test.describe('when scripts fail to load', () => {
	test.use({ expectedErrors: [/ERR_FAILED/] });

	test('a form with a server fallback is still sent', async ({ page }) => {
		await page.route('**/assets/*.js', (route) => route.abort());
		await page.goto('/contact');
		const form = page.getByRole('form', { name: 'Contact' });
		for (const [label, text] of Object.entries(contact)) await form.getByLabel(label).fill(text);
		await form.getByRole('button', { name: /send/i }).click();
		await expect(page.getByText(messages.contactSent)).toBeVisible();
	});
});
