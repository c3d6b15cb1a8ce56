import type { Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import * as look from '../support/accessibility-checks';
import { noteCollated } from '../support/collated-media-queries';
import { OwnerApi } from '../support/owner';
import { askedAnew } from '../support/page-wide-has-selectors';
import { expect, test } from '../support/test';
import { onEveryPage, open, openToAll } from '../support/visited-pages';
import { alive } from '../support/wait-for-hydration';

test.use({ expectedErrors: [/status of 40[04]/] });

const phone = { width: 375, height: 800 };
const laptop = { width: 1440, height: 900 };
/** A window of 1280 × 1024 px at 200% and 400% zoom. */
const zoomed = [
	{ width: 640, height: 512 },
	{ width: 320, height: 256 },
];

/** Expects a check to find nothing; `where` names the page and the mode. */
const none = async (found: Promise<string[]>, where: string) =>
	expect.soft(await found, where).toEqual([]);

/**
 * Like `none`, but retries until layout and colours are final: each level of elements inherits a changed colour one
 * frame later.
 */
const settled = (found: () => Promise<string[]>, where: string) =>
	expect.configure({ soft: true }).poll(found, where).toEqual([]);

/** Runs a check with the browser's font size doubled. */
async function largeText(page: Page, check: () => Promise<void>) {
	const browser = await page.context().newCDPSession(page);
	await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
	await check();
	await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
	await browser.detach();
}

/** Expects a page to fit every size, and its controls to be large enough for touch. */
async function expectFitting(page: Page, path: string) {
	const narrow = (where: string) => settled(() => look.overflow(page), `${path}: ${where}`);
	await none(look.structure(page), `${path}: structure`);
	await none(look.autofill(page), `${path}: autofill`);
	for (const size of zoomed) {
		await page.setViewportSize(size);
		await narrow(`${size.width} px`);
	}
	await page.setViewportSize(phone);
	// Off-screen content is laid out a moment after the window is resized.
	await settled(() => look.targets(page), `${path}: targets`);
	await settled(() => look.spaced(page), `${path}: spaced text`);
	await largeText(page, () => narrow('large text on a phone'));
	await page.setViewportSize(laptop);
	await largeText(page, () => narrow('large text'));
}

/**
 * Expects a page to keep its states visible in forced colours, to print black on white, and to be usable by keyboard.
 */
async function expectMarked(page: Page, path: string) {
	await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
	await none(look.stops(page), `${path}: keyboard`);
	for (const box of await page.getByRole('checkbox').all()) await box.check();
	await settled(() => look.chosen(page), `${path}: forced colours`);
	await none(look.motion(page), `${path}: reduced motion`);
	await page.emulateMedia({
		media: 'print',
		colorScheme: 'dark',
		forcedColors: 'none',
	});
	await settled(() => look.paper(page), `${path}: paper`);
	await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: null });
	await page.keyboard.press('Tab');
	await none(look.rings(page), `${path}: rings`);
}

test('every page works at any zoom and text size, in forced colours, in print and by keyboard', async ({
	page,
}) => {
	test.slow();
	const collated = await noteCollated(page);
	await onEveryPage(page, async (path) => {
		await none(collated(), `${path}: media queries`);
		await none(askedAnew(page), `${path}: selectors`);
		await expectFitting(page, path);
		await expectMarked(page, path);
		await page.emulateMedia({ reducedMotion: 'reduce' });
	});
});

test.describe('on a tablet', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } });

	test('controls are large enough for touch', async ({ page }) => {
		for (const path of ['/', '/projects/page=1', '/blogs/page=1', '/contact', '/login']) {
			await page.goto(path);
			await alive(page);
			await settled(() => look.targets(page), path);
		}
	});
});

for (const colorScheme of ['light', 'dark'] as const)
	test(`home prints as a résumé of a few pages, from the ${colorScheme} theme`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
		await page.goto('/');
		await alive(page);
		// Loads content that could change the printed pages: the carousel and a category of skills.
		await page.getByRole('tab', { name: 'Tools' }).click();
		await page.getByRole('group', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
		await expect(page.getByRole('button', { name: 'Pause the reviews' })).toBeVisible();
		const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
		test.info().annotations.push({ type: 'pages', description: String(sheets?.length) });
		expect(sheets?.length).toBeGreaterThan(1);
		expect(sheets?.length).toBeLessThanOrEqual(5);
		await page.emulateMedia({ media: 'print' });
		for (const skill of ['HTML5', 'PostgreSQL', 'Lighthouse and axe'])
			await expect(page.locator('[role=tabpanel]').getByText(skill, { exact: true })).toBeVisible();
		const [headline] = await page.locator('main h1').evaluateAll((all) =>
			all.map((h1) => ({
				isTyped: h1.querySelector('span')?.checkVisibility(),
				colour: getComputedStyle(h1, '::before').color,
			})),
		);
		expect(headline).toEqual({ isTyped: false, colour: 'rgb(0, 0, 0)' });
		const github = page.getByRole('link', { name: 'GitHub' }).first();
		expect(await github.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
			'https://github.com/',
		);
	});

test.describe('without storage', () => {
	// From the scroll restoration of React Router.
	test.use({ expectedErrors: [/Access is denied for this document/] });

	test('a page still renders, and its cart works in memory', async ({ page }) => {
		await page.addInitScript(() => {
			const refuse = () => {
				throw new DOMException('Access is denied for this document.', 'SecurityError');
			};
			for (const name of ['localStorage', 'sessionStorage'])
				Object.defineProperty(window, name, { get: refuse });
		});
		await page.goto('/projects/page=1');
		await alive(page);
		await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
		const keep = page.getByRole('main').getByRole('button', { name: /^Add/ }).first();
		await keep.click();
		await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('1');
	});
});

test('navigation moves focus to the new heading, and Tab continues from there', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.goto('/about');
	await alive(page);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.locator('#content')).toBeFocused();
	await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
	const drawer = page.getByRole('dialog', { name: 'Menu' });
	await drawer.getByRole('link', { name: 'Services' }).press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
	await expect(page).toHaveTitle(/^Services/);
	await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
	await page.getByRole('button', { name: 'Open the menu' }).press('Enter');
	await expect(drawer).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(drawer).toBeHidden();
	await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
});

test('each page in the navigation bar focuses its heading and has its own title', async ({
	page,
}) => {
	await page.setViewportSize(laptop);
	await page.goto('/terms');
	await alive(page);
	const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
	const titles = [await page.title()];
	for (const link of await links.getByRole('link').all()) {
		await link.press('Enter');
		await expect(link).toHaveAttribute('aria-current', 'page');
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
		await expect.poll(() => page.title()).not.toBe(titles.at(-1));
		titles.push(await page.title());
	}
	expect(new Set(titles).size).toBe(8);
});

test('back restores the scroll position on lists and text pages', async ({ page }) => {
	await page.setViewportSize(laptop);
	const place = () => page.evaluate(() => Math.round(scrollY));
	for (const path of [
		'/projects/page=1',
		'/blogs/page=1',
		'/search?q=a',
		'/services',
		'/skills',
		'/about',
		'/terms',
	]) {
		await page.goto(path);
		await alive(page);
		await page.waitForLoadState('networkidle');
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3));
		await expect.poll(place).toBeGreaterThan(80);
		const before = await place();
		await page
			.getByRole('contentinfo')
			.getByRole('link', { name: 'Contact' })
			.dispatchEvent('click');
		await expect(page).toHaveURL(/\/contact$/);
		await expect.poll(place, path).toBe(0);
		await page.goBack();
		await expect.poll(async () => Math.abs((await place()) - before), path).toBeLessThan(8);
		await page.goForward();
		await expect.poll(place, path).toBe(0);
	}
});

test('back to home restores the scroll position, and forward opens the page at its top', async ({
	page,
}) => {
	await page.setViewportSize(laptop);
	const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
	const services = page.getByRole('region', { name: 'Services' });
	const seenAt = () => services.evaluate((part) => Math.round(part.getBoundingClientRect().top));
	await page.goto('/');
	await alive(page);
	await page.waitForLoadState('networkidle');
	await services.scrollIntoViewIfNeeded();
	await services.getByRole('link').last().scrollIntoViewIfNeeded();
	// Waits until the sections above are laid out at their full height.
	await expect
		.poll(() =>
			page.evaluate(() =>
				[...document.querySelectorAll('main section[id]')].every(
					(part) => getComputedStyle(part).contentVisibility === 'visible',
				),
			),
		)
		.toBe(true);
	const before = await seenAt();
	await page.getByRole('contentinfo').getByRole('link', { name: 'Skills' }).dispatchEvent('click');
	await expect(heading('Skills')).toBeVisible();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expect(heading(/^Sumu/)).toBeVisible();
	await expect.poll(async () => Math.abs((await seenAt()) - before)).toBeLessThan(8);
	await page.goForward();
	await expect(heading('Skills')).toBeVisible();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: phone });

	test('every page is complete, links to the menu and has no controls that need scripts', async ({
		page,
		request,
	}) => {
		const { pages, undo } = await openToAll(await OwnerApi.signIn(request), request);
		try {
			for (const path of pages) {
				await page.goto(path);
				await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
				await none(look.dead(page), path);
				await none(look.overflow(page), `${path}: overflow`);
				const menu = page.getByRole('banner').getByRole('link', { name: 'Menu' });
				await expect.soft(menu, path).toBeVisible();
				await expect.soft(menu, path).toHaveAttribute('href', /#menu$/);
			}
		} finally {
			await undo();
		}
		await page.goto('/login');
		await expect(page.getByText(/^You need JavaScript to sign in/)).toBeVisible();
		await page.goto('/skills');
		await page.getByRole('link', { name: 'Menu' }).click();
		const site = page.locator('#menu:target');
		await expect(site).toBeInViewport();
		await site.getByRole('link', { name: 'Contact' }).click();
		await expect(page).toHaveURL(/\/contact$/);
	});
});

/** Throttles the network to Slow 3G as in browser developer tools. */
async function slowLine(page: Page) {
	const browser = await page.context().newCDPSession(page);
	await browser.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 400,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
}

test('on Slow 3G every page paints within five seconds and is clickable', async ({ page }) => {
	await page.setViewportSize(phone);
	await slowLine(page);
	for (const path of open) {
		await page.goto(path, { waitUntil: 'commit' });
		await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
		await page.getByRole('banner').getByRole('link').first().click({ trial: true });
		const [first] = await page.evaluate(() =>
			performance.getEntriesByName('first-contentful-paint'),
		);
		expect.soft(first?.startTime ?? 0, path).toBeLessThan(5000);
	}
});

test('on Slow 3G the contact form is sent', async ({ page }) => {
	await slowLine(page);
	await page.goto('/contact', { waitUntil: 'commit' });
	const form = page.getByRole('form', { name: 'Contact' });
	await form.getByLabel('Your Name').fill('Nadia Alam');
	await form.getByLabel('Your Email').fill('nadia@example.com');
	await form.getByLabel('Your Number').fill('+880 1711 000000');
	await form.getByLabel('Subject').fill('From the ferry');
	await form.getByLabel('Details').fill('There is hardly a bar here.');
	await form.getByRole('button', { name: /send/i }).click();
	await expect(page.getByText(messages.contactSent)).toBeVisible();
});

test.describe('with Save-Data', () => {
	test.use({ extraHTTPHeaders: { 'Save-Data': 'on' }, deviceScaleFactor: 2 });

	test('no page has a picture wider than 480 pixels', { tag: '@nightly' }, async ({ page }) => {
		const seen = new Set<string>();
		await onEveryPage(page, async (path) => {
			const shown = await page.evaluate(() =>
				[...document.images].flatMap(({ complete, currentSrc }) => (complete && currentSrc) || []),
			);
			const unseen = shown.filter((one) => !seen.has(one) && !/^data:|\.svg$/.test(one));
			for (const address of unseen) seen.add(address);
			const widths = await page.evaluate(
				(addresses) =>
					Promise.all(
						addresses.map(async (address) => {
							const picture = await createImageBitmap(await (await fetch(address)).blob());
							return `${picture.width} ${address}`;
						}),
					),
				unseen,
			);
			expect
				.soft(
					widths.filter((one) => Number.parseInt(one, 10) > 480),
					path,
				)
				.toEqual([]);
		});
		expect(seen.size).toBeGreaterThan(20);
	});

	test('pictures are served smaller', async ({ page }) => {
		await page.goto('/projects/page=1');
		const cover = page.getByRole('article').first().getByRole('img');
		const width = () => cover.evaluate((one: HTMLImageElement) => one.naturalWidth);
		await expect.poll(width).toBeGreaterThan(0);
		const asked = await cover.evaluate((one: HTMLImageElement) => one.currentSrc);
		const picture = await page.request.get(asked, { headers: { 'Save-Data': 'off' } });
		const saved = await page.request.get(asked);
		expect(saved.headers().vary).toContain('Save-Data');
		expect((await saved.body()).length).toBeLessThan((await picture.body()).length);
	});
});
