import type { Locator, Page } from '@playwright/test';
import { contrastOf } from '../support/contrast';
import { expect, test } from '../support/test';
import { inWindow } from '../support/viewport-sizes';
import { alive } from '../support/wait-for-hydration';

const box = async (element: Locator) => {
	const found = await element.boundingBox();
	if (!found) throw new Error('It is not there');
	return found;
};

/** Returns the number of cards in the first row. */
const columns = (cards: Locator) =>
	cards.evaluateAll((all) => {
		const tops = all.map((card) => card.getBoundingClientRect().top);
		return tops.filter((top) => top === tops[0]).length;
	});

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('projects use one, two or three columns, and an odd last card spans both of two', async ({
	page,
}) => {
	await page.goto('/projects/page=1');
	const cards = page.locator('main article');
	await expect(cards).toHaveCount(9);
	for (const [width, count] of [
		[375, 1],
		[479, 1],
		[480, 2],
		[767, 2],
		[768, 3],
		[1440, 3],
	] as const)
		await inWindow(page, width, 900, async () => {
			expect(await columns(cards)).toBe(count);
			const [first, last] = [await box(cards.first()), await box(cards.last())];
			const cover = await box(cards.last().getByRole('img'));
			expect(last.width > 1.8 * first.width).toBe(count === 2);
			expect(cover.width > cover.height).toBe(count === 2);
		});
});

test('the figures in a row of cards align, however many lines the titles have', async ({
	page,
}) => {
	await page.goto('/projects/page=1');
	const figures = page.locator('main article ul');
	await expect(figures).toHaveCount(9);
	await inWindow(page, 768, 900, async () => {
		const tops = await figures.evaluateAll((all) =>
			all.map((list) => Math.round(list.getBoundingClientRect().top)),
		);
		expect(new Set(tops).size).toBe(3);
	});
});

test('home’s three posts are in one row from 768 px', async ({ page }) => {
	await page.goto('/');
	const cards = page.locator('#blog article');
	await expect(cards).toHaveCount(3);
	for (const width of [768, 1023, 1024, 1440])
		await inWindow(page, width, 900, async () => expect(await columns(cards)).toBe(3));
});

for (const [path, section] of [
	['/about', 'achievements'],
	['/contact', 'what-happens-next'],
] as const)
	test(`on a tablet the three items of ${section} are in one row`, async ({ page }) => {
		await page.goto(path);
		const items = page.locator(`#${section} ol > li`);
		await expect(items).toHaveCount(3);
		for (const width of [768, 1023])
			await inWindow(page, width, 1024, async () => expect(await columns(items)).toBe(3));
	});

test('the review dashes form two even rows on a phone and one on a tablet', async ({ page }) => {
	await page.goto('/');
	const testimonials = page.getByRole('region', { name: 'Testimonials' });
	await testimonials.scrollIntoViewIfNeeded();
	const dashes = testimonials.getByRole('button', { name: /^Review \d+ of \d+$/ });
	await expect(dashes.nth(6)).toBeVisible();
	const all = await dashes.count();
	for (const width of [320, 375, 479, 600])
		await inWindow(page, width, 800, async () =>
			expect(await columns(dashes)).toBe(Math.ceil(all / 2)),
		);
	await inWindow(page, 768, 1024, async () => expect(await columns(dashes)).toBe(all));
});

test('the opening hours in the visitor’s time are added before a phone scrolls to them', async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 812 });
	await page.goto('/contact');
	await alive(page);
	const hours = page.locator('main').getByText('Hours', { exact: true });
	const theirs = page.getByText(/In your time zone, that’s /);
	await expect(theirs).toHaveCount(0);
	const below = (await box(hours)).y - 812 - 50;
	await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), below);
	await expect(theirs).toBeAttached();
	await expect(hours).not.toBeInViewport();
});

test('the sign-in page shows the requested project’s cover once at any width', async ({ page }) => {
	const [{ slug }] = (await (await page.request.get('/api/projects')).json()).data;
	await page.goto(`/project/${slug}`);
	await expect(page).toHaveURL(/\/login/);
	const covers = page.locator('img[src*="/uploads/"]').filter({ visible: true });
	for (const width of [375, 768, 1024, 1440])
		await inWindow(page, width, 900, () => expect(covers).toHaveCount(1));
});

test('the sign-up title has two lines at every desktop width', async ({ page }) => {
	await page.goto('/signup');
	const title = page.getByRole('heading', { level: 1 });
	const lines = () =>
		title.evaluate(
			(heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
		);
	for (const width of [1440, 1920, 2560])
		await inWindow(page, width, 1080, async () => expect(Math.round(await lines())).toBe(2));
});

test('the font size grows with the window, also beyond laptop width', async ({ page }) => {
	await page.goto('/');
	const heading = page.locator('#services h2');
	const size = () => heading.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
	await page.setViewportSize({ width: 1440, height: 1080 });
	let smaller = await size();
	for (const width of [1680, 1920]) {
		await page.setViewportSize({ width, height: 1080 });
		await expect.poll(size).toBeGreaterThan(smaller);
		smaller = await size();
	}
});

test('the hero picture is cropped by at most 15% and reaches the window’s right edge', async ({
	page,
}) => {
	await page.goto('/');
	const cloth = page.locator('main').getByRole('img').first();
	const ratio = await cloth.evaluate(
		(image) => Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
	);
	expect(ratio).toBeGreaterThan(0);
	for (const [width, height] of [
		[390, 844],
		[768, 1024],
		[1024, 768],
		[1280, 720],
		[1366, 768],
		[1440, 900],
		[1920, 1080],
		[1920, 900],
	] as const)
		await inWindow(page, width, height, async () => {
			const slot = await box(cloth);
			expect(Math.abs(slot.width / slot.height / ratio - 1)).toBeLessThanOrEqual(0.15);
			expect(slot.x + slot.width).toBeCloseTo(width, 0);
		});
});

/** Returns the transparency of the bar (0 to 1), and its text contrast over white and over black. */
const barOf = async (page: Page) => {
	const bar = page.getByRole('banner');
	const shines = await bar.evaluate((header) => {
		const brush = new OffscreenCanvas(1, 1).getContext('2d');
		if (!brush) throw new Error('No canvas');
		brush.fillStyle = getComputedStyle(header).backgroundColor;
		brush.fillRect(0, 0, 1, 1);
		return (255 - (brush.getImageData(0, 0, 1, 1).data[3] ?? 0)) / 255;
	});
	return { shines, white: await contrastOf(bar, 'white'), black: await contrastOf(bar, 'black') };
};

for (const colorScheme of ['light', 'dark'] as const)
	test(`the scrolled bar is slightly transparent but readable over anything, in ${colorScheme}`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme });
		await page.goto('/about');
		await alive(page);
		await page.evaluate(() => scrollTo(0, 300));
		await expect(page.locator('header[data-scrolled]')).toBeVisible();
		await expect.poll(async () => (await barOf(page)).shines).toBeLessThan(0.1);
		const { shines, white, black } = await barOf(page);
		expect(shines).toBeGreaterThan(0.02);
		expect(Math.min(white, black)).toBeGreaterThanOrEqual(7);
	});

test('the page ends with the footer at every width', async ({ page }) => {
	await page.goto('/about');
	await alive(page);
	const heightBelowFooter = () =>
		page.locator('footer').evaluate((footer) => {
			const { bottom } = footer.getBoundingClientRect();
			return document.documentElement.scrollHeight - scrollY - bottom;
		});
	for (const width of [375, 1280, 1920])
		await inWindow(page, width, 900, async () => {
			expect(await heightBelowFooter(), `${width} px`).toBeLessThanOrEqual(1);
		});
});

test('the cart in the bar shows its count and price at every width', async ({ page }) => {
	await page.goto('/projects/page=1');
	await alive(page);
	await page
		.getByRole('button', { name: /^Add to card: / })
		.first()
		.click();
	const cart = page.getByRole('banner').getByRole('link', { name: /1 item/ });
	for (const width of [375, 768, 1024, 1180, 1440])
		await inWindow(page, width, 800, async () => {
			const { x, width: across, height } = await box(cart);
			expect(height).toBeGreaterThanOrEqual(44);
			expect(x).toBeGreaterThanOrEqual(0);
			expect(x + across).toBeLessThanOrEqual(width);
			for (const told of [cart.getByText('1', { exact: true }), cart.getByText('$')])
				expect((await box(told)).width).toBeGreaterThan(5);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		});
});
