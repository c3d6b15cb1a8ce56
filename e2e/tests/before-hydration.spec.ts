import type { Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { makeAccount } from '../support/accounts';
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

test('hydration waits until the HTML is complete', async ({ page }) => {
	// The slow server answers no calls.
	await page.route('**/api/visit', (route) => route.fulfill({ status: 204 }));
	const slow = await startSlowEnd('/contact');
	try {
		await page.goto(`${slow.address}/contact`, { waitUntil: 'commit' });
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
