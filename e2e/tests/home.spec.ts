import type { Page } from '@playwright/test';
import { messages, type SiteSetting } from '@sumu/contract';
import { expectNoViolations } from '../support/axe';
import { isDrawn } from '../support/is-drawn';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';
import { inWindow } from '../support/viewport-sizes';
import { alive } from '../support/wait-for-hydration';

test.use({ reducedMotion: 'no-preference' });

/** The sections of the home page in the specification's order, by a text in each. */
const sections = [
	'Resume Here',
	'Pixel Perfect',
	'years of experience',
	'Latest Projects',
	'Skills',
	'My Development Life',
	'Creative Design',
	'Testimonials',
	'What the loom taught',
	'Total Projects',
	'Enter your Email',
	'9:00 a.m. to 8:00 p.m. ET, Monday through Friday',
];

for (const javaScriptEnabled of [true, false])
	test.describe(`home ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		test('shows every section in order', async ({ page }) => {
			await page.goto('/');
			const text = await page.locator('main').evaluate((main) => main.textContent ?? '');
			const places = sections.map((words) => text.indexOf(words));
			expect(places).not.toContain(-1);
			expect(places).toEqual(places.toSorted((a, b) => a - b));
		});

		test('shows projects, posts, a review, a service and a skill level', async ({ page }) => {
			await page.goto('/');
			for (const name of ['Shapla Tea House', 'Old Dhaka Walks', 'Rickshaw Radio'])
				await expect(page.getByRole('heading', { name })).toBeVisible();
			for (const topic of ['What the loom taught me about CSS grid', 'Forms that forgive'])
				await expect(page.getByRole('heading', { name: topic })).toBeVisible();
			await expect(page.getByText('Nadia Alam').first()).toBeAttached();
			await expect(page.getByRole('heading', { name: 'Hosting' }).first()).toBeAttached();
			await expect(page.getByText(messages.skillLevel('Expert')).first()).toBeAttached();
		});
	});

const windows = [
	[1280, 720],
	[1366, 768],
	[1440, 900],
	[1024, 768],
	[390, 844],
	[375, 812],
	[768, 1024],
	[1920, 1080],
] as const;
/** Phones with a low screen; content below the Hire Me button may be off screen, and the review may end later. */
const lowPhones = [
	[320, 568],
	[320, 640],
] as const;

test('the first screen fits the headline and Hire Me; a project, its price and a review follow', async ({
	page,
}) => {
	const headline = page.getByRole('heading', { level: 1 });
	const lines = () =>
		headline.evaluate(
			(element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
		);
	const bottom = async (name: string) => {
		const box = await page.locator('main').getByRole('link', { name }).boundingBox();
		return box ? box.y + box.height : Number.POSITIVE_INFINITY;
	};
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	const covers = page.getByRole('list', { name: 'Newest projects' });
	const price = covers.getByText('$_860');
	const quote = page.locator('[data-opening] blockquote');
	const coversTop = async () => (await covers.boundingBox())?.y;
	await inWindow(page, 1440, 900, async () => expect(await coversTop()).toBeLessThan(700));
	await inWindow(page, 390, 844, async () => expect(await coversTop()).toBeLessThan(490));
	for (const [width, height] of [...windows, ...lowPhones])
		await inWindow(page, width, height, async () => {
			expect(Math.round(await lines())).toBeLessThanOrEqual(3);
			expect(await bottom('Hire Me')).toBeLessThanOrEqual(height);
			for (const part of [covers, price, quote]) {
				const box = await part.boundingBox();
				const mayEndLater = part === quote && width === lowPhones[0][0];
				const end = mayEndLater ? 0 : (box?.height ?? 0);
				expect((box?.y ?? Infinity) + end).toBeLessThan(1.5 * height);
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		});
	await expect(covers.getByRole('link')).toHaveCount(6);
	await expect(covers.getByRole('link').first()).toHaveAccessibleName('Shapla Tea House');
});

/**
 * Returns the number of lines that the headline reserves, that its typed text fills, and that the warp behind it has.
 */
const linesOf = (page: Page) =>
	page.getByRole('heading', { level: 1 }).evaluate((headline) => {
		const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
		const filled = new Set<number>();
		while (texts.nextNode()) {
			const range = document.createRange();
			range.selectNodeContents(texts.currentNode);
			for (const { top, width } of range.getClientRects())
				if (width > 0) filled.add(Math.round(top));
		}
		const warp = JSON.parse(
			getComputedStyle(headline, '::before').content.replaceAll(/\\a ?/g, '\\n'),
		);
		return {
			kept: Math.round(
				headline.clientHeight / Number.parseFloat(getComputedStyle(headline).lineHeight),
			),
			filled: filled.size,
			warp: String(warp).split('\n').length,
			wide: headline.scrollWidth > headline.clientWidth,
		};
	});

test('the headline keeps its line count while typed, and each text fills every line', async ({
	page,
	request,
}) => {
	const { ownerName, headlines }: SiteSetting = (await (await request.get('/api/site')).json())
		.data;
	await page.clock.install();
	await page.goto('/');
	await alive(page);
	await page.waitForLoadState('networkidle');
	const headline = page.getByRole('heading', { level: 1 });
	const text = async () => (await headline.textContent())?.replaceAll(/\s+/g, ' ').trim();
	const { kept } = await linesOf(page);
	await page.clock.pauseAt(Date.now() + 600_000);
	for (const words of headlines.map((each) => `${ownerName} ${each}`)) {
		await expect(async () => {
			// Shorter than the pause after a complete headline.
			await page.clock.runFor(700);
			expect(await linesOf(page)).toMatchObject({ kept, warp: kept, wide: false });
			expect(await text()).toBe(words);
		}).toPass({ intervals: [0] });
		for (const [width, height] of [...windows, ...lowPhones])
			await inWindow(page, width, height, async () =>
				expect(await linesOf(page)).toEqual({ kept, filled: kept, warp: kept, wide: false }),
			);
	}
});

test('a phone’s first screen shows projects and at most one external link', async ({ page }) => {
	const height = 844;
	await page.setViewportSize({ width: 390, height });
	await page.goto('/');
	const main = page.locator('main');
	const cover = await main.locator('[data-opening] img').first().boundingBox();
	expect((cover?.y ?? Infinity) + (cover?.height ?? 0)).toBeLessThan(height);
	const away = await main
		.locator('a[href^=http]')
		.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
	expect(away.length).toBeGreaterThan(3);
	expect(away.filter((top) => top < height).length).toBeLessThanOrEqual(1);
});

for (const colorScheme of ['light', 'dark'] as const)
	test.describe(`home in ${colorScheme}`, () => {
		test.use({ colorScheme });

		test('follows the system theme and remembers the chosen one', async ({ page }) => {
			await page.goto('/');
			const other = colorScheme === 'dark' ? 'light' : 'dark';
			await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
			await page.getByRole('button', { name: /theme/i }).click();
			await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${other}\\b`));
			await page.reload();
			await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${other}\\b`));
		});

		test('has no axe violations', async ({ page }) => {
			await page.goto('/');
			await expectNoViolations(page);
		});
	});

for (const width of [320, 375, 1440])
	test(`home has no horizontal scroll at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/');
		const overflow = () =>
			page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(await overflow()).toBeLessThanOrEqual(0);
	});

test('home sends no third-party requests', async ({ page, baseURL }) => {
	const hosts = new Set<string>();
	page.on('request', (request) => hosts.add(new URL(request.url()).origin));
	await page.goto('/');
	await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
	await alive(page);
	await page.waitForLoadState('networkidle');
	expect([...hosts].filter((host) => host !== baseURL && host !== 'null')).toEqual([]);
});

test.describe('visits', () => {
	/** Browsers in tests call themselves headless, and programs are not counted. */
	const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
	test.use({ userAgent: agent });

	/** Counts the reports that a page sends. */
	const countReports = (page: Page) => {
		let reports = 0;
		page.on('request', (sent) => {
			if (new URL(sent.url()).pathname === '/api/visit') reports += 1;
		});
		return () => reports;
	};

	test('are counted for each page, without a cookie', async ({ page, request }) => {
		const api = await OwnerApi.signIn(request);
		const readViews = async (): Promise<number[]> => {
			const { pages } = (await api.call('get', '/statistics')).data;
			return ['/', '/contact'].map(
				(path) => pages.find((row: { path: string }) => row.path === path)?.views ?? 0,
			);
		};
		const before = await readViews();
		const reports = countReports(page);
		await page.goto('/');
		await alive(page);
		await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
		await expect(page).toHaveURL(/\/contact$/);
		await expect.poll(reports).toBe(2);
		await expect.poll(readViews).toEqual(before.map((views) => views + 1));
		expect(await page.context().cookies()).toEqual([]);
	});

	test('are not reported if the browser asks not to be tracked', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
		});
		const reports = countReports(page);
		await page.goto('/', { waitUntil: 'networkidle' });
		expect(reports()).toBe(0);
	});
});

test('a cover has its alt text and is served as AVIF', async ({ page, request }) => {
	await page.goto('/');
	const cover = page.getByRole('img', { name: /tea/i }).first();
	await cover.scrollIntoViewIfNeeded();
	await expect
		.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	const source = await cover.evaluate((image: HTMLImageElement) => image.currentSrc);
	expect((await request.get(source)).headers()['content-type']).toBe('image/avif');
});

for (const width of [375, 1440])
	for (const part of ['blog', 'newsletter', 'contact'])
		test(`#${part} in the URL scrolls to that section at ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(`/#${part}`, { waitUntil: 'networkidle' });
			const top = () => page.locator(`#${part}`).evaluate((at) => at.getBoundingClientRect().top);
			await expect.poll(top).toBeLessThan(80);
			expect(await top()).toBeGreaterThan(-80);
		});

for (const width of [375, 1440])
	test(`the testimonials keep their height when the carousel starts, at ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/');
		const part = page.locator('#testimonials');
		await expect.poll(() => isDrawn(part.getByRole('list', { name: 'Reviews' }))).toBe(true);
		const height = () => part.evaluate((at) => at.getBoundingClientRect().height);
		const still = await height();
		await part.scrollIntoViewIfNeeded();
		await expect(part.locator('.swiper-initialized')).toBeVisible();
		expect(await height()).toBe(still);
	});

test('off-screen sections are drawn without scrolling', async ({ page }) => {
	await page.goto('/');
	// A full-page screenshot needs it without scrolling.
	await expect.poll(() => isDrawn(page.locator('#contact form'))).toBe(true);
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
