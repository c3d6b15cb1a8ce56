import { messages } from '@sumu/contract';
import { alive } from '../support/alive';
import { expectNoViolations } from '../support/axe';
import { isDrawn } from '../support/drawn';
import { expect, test } from '../support/test';

/** The sections of the home page in the specification's order, by words each holds. */
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

		test('shows every section, in order, in one column of the document', async ({ page }) => {
			await page.goto('/');
			const text = await page.locator('main').evaluate((main) => main.textContent ?? '');
			const places = sections.map((words) => text.indexOf(words));
			expect(places).not.toContain(-1);
			expect(places).toEqual(places.toSorted((a, b) => a - b));
		});

		test('names three projects, the three newest posts, reviews and services', async ({ page }) => {
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

for (const colorScheme of ['light', 'dark'] as const)
	test.describe(`home in ${colorScheme}`, () => {
		test.use({ colorScheme });

		test('follows the system, and keeps what is chosen', async ({ page }) => {
			await page.goto('/');
			const other = colorScheme === 'dark' ? 'light' : 'dark';
			await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
			await page.getByRole('button', { name: /theme/i }).click();
			await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${other}\\b`));
			await page.reload();
			await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${other}\\b`));
		});

		test('has nothing axe finds', async ({ page }) => {
			await page.goto('/');
			await expectNoViolations(page);
		});
	});

for (const width of [320, 375, 1440])
	test(`nothing scrolls sideways at ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/');
		const overflow = () =>
			page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(await overflow()).toBeLessThanOrEqual(0);
	});

test('asks no foreign host', async ({ page, baseURL }) => {
	const hosts = new Set<string>();
	page.on('request', (request) => hosts.add(new URL(request.url()).origin));
	await page.goto('/');
	await page.getByRole('heading', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
	await alive(page);
	await page.waitForLoadState('networkidle');
	expect([...hosts].filter((host) => host !== baseURL && host !== 'null')).toEqual([]);
});

test('pictures come in the modern formats, with their alt texts', async ({ page, request }) => {
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
		test(`an address leads to the ${part} part of the page at ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(`/#${part}`, { waitUntil: 'networkidle' });
			const top = () => page.locator(`#${part}`).evaluate((at) => at.getBoundingClientRect().top);
			await expect.poll(top).toBeLessThan(80);
			expect(await top()).toBeGreaterThan(-80);
		});

test('what is far below is drawn too, once the page stands', async ({ page }) => {
	await page.goto('/');
	// Who takes a picture of the whole page has not scrolled through it.
	await expect.poll(() => isDrawn(page.locator('#contact form'))).toBe(true);
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
