import type { Page } from '@playwright/test';
import { messages, uiTimings } from '@sumu/contract';
import { expectNoViolations } from '../support/axe';
import { type SecondSite, startSecondSite } from '../support/second-site';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';
import { alive } from '../support/wait-for-hydration';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const outOfOrder = 'This page can’t be shown right now';

test.describe('without a CMS', () => {
	test.describe.configure({ mode: 'serial' });
	test.use({ expectedErrors: [/503/] });
	let second: SecondSite;
	test.beforeAll(async () => {
		second = await startSecondSite();
	});
	test.afterAll(() => second.stop());
	test.afterEach(() => second.giveCms());

	test('twenty simultaneous requests share one rendering', async () => {
		const path = '/projects/page=2';
		const responses = await Promise.all(
			Array.from({ length: 20 }, async () => (await fetch(second.address + path)).text()),
		);
		expect(new Set(responses).size).toBe(1);
		expect(second.asked.filter((asked) => asked.startsWith(`/api${path}`))).toHaveLength(1);
	});

	test('cached responses are served, and others return 503 with Retry-After', async ({
		request,
	}) => {
		const kept = await (await request.get(`${second.address}/about`)).text();
		await request.get(`${second.address}/api/services`);
		second.loseCms();
		const still = await request.get(`${second.address}/about`);
		expect(still.status()).toBe(200);
		expect(await still.text()).toBe(kept);
		expect((await request.get(`${second.address}/api/services`)).status()).toBe(200);

		const page = await request.get(`${second.address}/skills`);
		expect(page.status()).toBe(503);
		expect(Number(page.headers()['retry-after'])).toBeGreaterThan(0);
		expect(page.headers()['content-type']).toContain('text/html');
		expect(await page.text()).toContain(outOfOrder);
		const call = await request.get(`${second.address}/api/skills`);
		expect(call.status()).toBe(503);
		expect(Number(call.headers()['retry-after'])).toBeGreaterThan(0);
		expect(await call.json()).toMatchObject({ status: false, error: { status: 503 } });
	});

	test('a first page view shows the outage and can be retried', async ({ page }) => {
		second.loseCms();
		const response = await page.goto(`${second.address}/services`);
		expect(response?.status()).toBe(503);
		await expect(heading(page)).toHaveText(outOfOrder);
		const again = page.getByRole('button', { name: 'Try again' });
		await alive(page);
		await again.click();
		await expect(again).toBeEnabled();
		await expect(heading(page)).toHaveText(outOfOrder);
		await second.giveCms();
		// The page also retries automatically, and may have done so before the click.
		await again
			.or(page.getByRole('heading', { level: 1, name: 'Services' }))
			.first()
			.click();
		await expect(heading(page)).toHaveText('Services');
		await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
	});

	for (const size of sizes)
		for (const colorScheme of ['light', 'dark'] as const)
			test(`an uncached page names the owner and retries automatically, ${size.width} ${colorScheme}`, async ({
				page,
			}) => {
				await page.emulateMedia({ colorScheme });
				await page.setViewportSize(size);
				await page.clock.install();
				second.loseCms();
				// A retry loads data but no HTML, so this page is never cached.
				const never = '/projects/page=1?show=recently';
				const response = await page.goto(second.address + never);
				expect(response?.status()).toBe(503);
				await expect(
					page.getByRole('region', { name: 'Meanwhile, you can find Sumu here' }),
				).toBeVisible();
				await alive(page);
				await expect(page.getByRole('status')).toHaveText('Trying again in 10 seconds.');
				await expectNoViolations(page);
				const wide = await page.evaluate(() => document.documentElement.scrollWidth);
				expect(wide).toBeLessThanOrEqual(size.width);
				await page.screenshot({
					path: test.info().outputPath(`503-${size.width}-${colorScheme}.png`),
					fullPage: true,
				});
				await second.giveCms();
				await page.clock.fastForward('00:10');
				await expect(heading(page)).toHaveText('Projects');
				second.loseCms();
			});

	test.describe('and without the retry script', () => {
		test.use({ expectedErrors: [/503|ERR_FAILED/] });

		test('the page still retries automatically after 10 seconds', async ({ page }) => {
			await page.clock.install();
			second.loseCms();
			const script = '**/assets/unavailable-*.js';
			const asked = page.waitForRequest(script);
			await page.route(script, (route) => route.abort());
			await page.goto(`${second.address}/blogs/page=1?tag=css`);
			await asked;
			await alive(page);
			const promise = page.getByText('Trying again in 10 seconds.');
			await expect(promise).toBeVisible();
			await second.giveCms();
			await page.clock.fastForward('00:10');
			await expect(heading(page)).toHaveText('Blog');
		});
	});

	test('a client-side navigation shows the outage and can be retried', async ({ page }) => {
		await page.goto(`${second.address}/about`);
		await alive(page);
		second.loseCms();
		await page
			.getByRole('navigation', { name: 'Main' })
			.getByRole('link', { name: 'Blog' })
			.click();
		await expect(heading(page)).toHaveText(outOfOrder);
		await second.giveCms();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(heading(page)).toHaveText('Blog');
		await expect(page.getByRole('article')).toHaveCount(9);
	});
});

test.describe('a script chunk that fails to load', () => {
	test.use({ expectedErrors: [/chunk|ERR_FAILED|Failed to (fetch|load)/] });
	const about = '**/assets/about-*.js';

	async function clickAbout(page: Page) {
		await page
			.getByRole('navigation', { name: 'Main' })
			.getByRole('link', { name: 'About' })
			.click();
		await expect(heading(page)).toHaveText(messages.unexpectedError);
	}
	const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });

	test('is named in the error, and a reload recovers the page', async ({ page }) => {
		await page.goto('/contact');
		await alive(page);
		await page.route(about, (route) => route.abort());
		await clickAbout(page);
		await expect(
			page.getByText(/Loading chunk about-[\w-]+\.js failed\. \(missing\)/),
		).toBeVisible();
		await page.unroute(about);
		await reload(page).click();
		await expect(heading(page)).toHaveText('About me');
	});

	test('leaves the server-rendered 404 page usable', async ({ page }) => {
		const lost = '**/assets/lost-*.js';
		const asked = page.waitForRequest(lost);
		await page.route(lost, (route) => route.abort());
		await page.goto('/nowhere');
		await asked;
		await alive(page);
		await page.getByRole('searchbox').fill('tea');
		await page.getByRole('searchbox').press('Enter');
		await expect(page).toHaveURL(/\/search\?q=tea/);
	});

	test('is named in the error after a timeout', async ({ page }) => {
		await page.clock.install();
		await page.goto('/contact');
		await alive(page);
		const asked = page.waitForRequest(about);
		// The request never gets a response.
		await page.route(about, () => {});
		await page
			.getByRole('navigation', { name: 'Main' })
			.getByRole('link', { name: 'About' })
			.click();
		await asked;
		await page.clock.fastForward(uiTimings.chunkLoad);
		await expect(heading(page)).toHaveText(messages.unexpectedError);
		await expect(
			page.getByText(/Loading chunk about-[\w-]+\.js failed\. \(timeout\)/),
		).toBeVisible();
		await expect(reload(page)).toBeVisible();
	});
});
