import type { Locator, Page } from '@playwright/test';
import { getProject, type ProjectWithNeighbours } from '@sumu/contract';
import { expectNoViolations } from '../support/axe';
import { expect, test } from '../support/test';
import { allProjects, ask, Visitor } from '../support/visitor';

/** Returns a demo project with a case study: more than three pictures, of which the first opens the page. */
async function aCase(page: Page): Promise<ProjectWithNeighbours> {
	for (const { _id } of await allProjects(page.request)) {
		const { data } = await ask(page.request, getProject, { params: { id: _id } });
		// The full-screen view follows the story.
		const placeOf = (url: string) => data.html.indexOf(url);
		const gallery = data.gallery
			.slice(1)
			.sort((one, other) => placeOf(one.picture.url) - placeOf(other.picture.url));
		if (gallery.length > 2) return { ...data, gallery };
	}
	throw new Error('No project has pictures');
}

async function open(page: Page) {
	const project = await aCase(page);
	await Visitor.on(page);
	await page.goto(`/project/${project._id}`);
	const pictures = page.locator('main figure > a[href*="#picture-"]');
	await expect(pictures).toHaveCount(project.gallery.length);
	const viewer = page.getByRole('dialog', { name: project.projectsName });
	return { project, pictures, viewer };
}

test('a case study shows facts, results, the story with its pictures and the client’s words', async ({
	page,
}) => {
	await page.setViewportSize({ width: 375, height: 800 });
	const { project, pictures } = await open(page);
	const top = async (locator: Locator) => (await locator.first().boundingBox())?.y ?? 0;
	const quote = page.getByRole('region', { name: 'What the client said' });
	const order = [
		page.getByRole('link', { name: `Live site of ${project.projectsName}` }),
		page.getByRole('heading', { level: 1 }),
		page.locator('main dl').getByText(project.client),
		page.getByRole('list', { name: 'Results' }),
		page.locator('main h2'),
		pictures,
		quote,
		page.getByRole('navigation', { name: 'Other projects' }).locator('img'),
	];
	let above = 0;
	for (const part of order) {
		const at = await top(part);
		expect(at).toBeGreaterThan(above);
		above = at;
	}
	await expect(page.getByRole('region', { name: 'In pictures' })).toHaveCount(0);
	await expect(quote).toContainText(project.testimonial?.reviewText ?? 'nobody');
	await expect(page.getByText('No reviews yet')).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Reviews' })).toHaveCount(0);
});

test('a bar with the price and a contact link follows the first screen of a case study', async ({
	page,
}) => {
	const { project } = await open(page);
	const ask = page.getByRole('link', { name: 'Ask about this' });
	await expect(ask).not.toBeInViewport();
	await page.locator('main h2').nth(1).scrollIntoViewIfNeeded();
	await expect(ask).toBeInViewport();
	expect(await ask.getAttribute('href')).toContain(`projects=${project._id}`);
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	await expect(ask).not.toBeInViewport();
});

test('the gallery is operated by keyboard, with captions, counts and URLs', async ({ page }) => {
	const { project, pictures, viewer } = await open(page);
	const { length } = project.gallery;
	const start = page.url();
	await pictures.nth(1).press('Enter');
	const isAt = async (number: number) => {
		await expect(viewer.getByText(`${number} of ${length}`)).toBeVisible();
		await expect(viewer.getByText(project.gallery[number - 1]?.caption ?? '')).toBeVisible();
		await expect(page).toHaveURL(`${start}#picture-${number}`);
	};
	await isAt(2);
	await page.keyboard.press('ArrowRight');
	await isAt(3);
	await page.keyboard.press('End');
	await isAt(length);
	await page.keyboard.press('ArrowRight');
	await isAt(length);
	await page.keyboard.press('ArrowLeft');
	await isAt(length - 1);
	await page.keyboard.press('Home');
	await isAt(1);
	const width = async () => (await viewer.getByRole('img').first().boundingBox())?.width ?? 0;
	const whole = await width();
	await page.keyboard.press('+');
	await expect.poll(width).toBeGreaterThan(whole * 2);
	await page.keyboard.press('-');
	await expect.poll(width).toBe(whole);
	await expectNoViolations(page);
	await page.keyboard.press('Escape');
	await expect(viewer).toHaveCount(0);
	await expect(page).toHaveURL(start);
	await expect(pictures.first()).toBeFocused();
});

test('a picture’s URL opens it, and the back button closes it', async ({ page }) => {
	const { project, pictures, viewer } = await open(page);
	await page.goto(`/project/${project._id}#picture-3`);
	await page.reload();
	await expect(viewer.getByText(`3 of ${project.gallery.length}`)).toBeVisible();
	await viewer.getByRole('button', { name: 'Close the picture' }).click();
	await expect(viewer).toHaveCount(0);
	await pictures.first().click();
	await expect(viewer).toBeVisible();
	await page.goBack();
	await expect(viewer).toHaveCount(0);
	await expect(pictures.first()).toBeFocused();
});

test.describe('on a touch screen', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 780 } });

	test('a swipe shows the next or the previous picture', async ({ page }) => {
		const { project, pictures, viewer } = await open(page);
		await pictures.first().tap();
		await expect(viewer.getByText(`1 of ${project.gallery.length}`)).toBeVisible();
		const client = await page.context().newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
			client.send('Input.dispatchTouchEvent', {
				type,
				touchPoints: xs.map((x) => ({ x, y: 400 })),
			});
		/** Swipes horizontally by a number of pixels. */
		const swipe = async (by: number) => {
			const from = 187 - by / 2;
			await touch('touchStart', from);
			for (let step = 1; step <= 12; step += 1) await touch('touchMove', from + (by * step) / 12);
			await touch('touchEnd');
		};
		await swipe(-260);
		await expect(viewer.getByText(`2 of ${project.gallery.length}`)).toBeVisible();
		await expect(page).toHaveURL(/#picture-2$/);
		await swipe(260);
		await expect(viewer.getByText(`1 of ${project.gallery.length}`)).toBeVisible();
		await viewer.getByRole('button', { name: 'Close the picture' }).tap();
		await expect(viewer).toHaveCount(0);
	});
});

test('a service on home links to its section, and on to a prefilled contact form', async ({
	page,
}) => {
	await page.goto('/');
	await page
		.getByRole('region', { name: 'Services' })
		.getByRole('link', { name: 'Web Design' })
		.click();
	await expect(page).toHaveURL(/\/services#/);
	const ask = page.getByRole('link', { name: 'Ask about Web Design' });
	await ask.click();
	await expect(page.getByLabel('Subject')).toHaveValue('Web Design');
});
