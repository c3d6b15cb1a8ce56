import type { Page } from '@playwright/test';
import { listBlogs } from '@sumu/contract';
import { expectNoViolationsByWidth } from '../support/axe';
import { ReviewPopup } from '../support/review-popup';
import { expect, test } from '../support/test';
import { allProjects, ask, Visitor } from '../support/visitor';
import { alive } from '../support/wait-for-hydration';

const widths = [375, 1440] as const;

async function isFit(page: Page, what: string) {
	const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	await expect.poll(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
	await expectNoViolationsByWidth(page);
}

test('details, cart and contact have no axe violations and no horizontal scroll', async ({
	page,
}) => {
	const projects = await allProjects(page.request);
	const [post] = (await ask(page.request, listBlogs)).data;
	const [project, ...others] = projects;
	if (!project || !post) throw new Error('Not the demo content');
	const visitor = await Visitor.on(page);
	const empty = ['/card/overview', '/cards/page=1'];
	const full = [
		...empty,
		`/project/${project._id}`,
		`/blog/${post._id}`,
		`/contact?projects=${others.map(({ _id }) => _id).join(',')}`,
	];
	for (const paths of [empty, full]) {
		for (const path of paths) {
			await page.goto(path);
			await expect(page.locator('main h1')).toBeVisible();
			await alive(page);
			await page.waitForLoadState('networkidle');
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 });
				await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
				await isFit(page, `${path} at ${width}`);
			}
		}
		await visitor.add(...projects.slice(0, 10));
	}
});

test('overlays on a project have no axe violations and no horizontal scroll', async ({ page }) => {
	const [project] = await allProjects(page.request);
	await Visitor.on(page);
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`/project/${project?._id}`);
		await page.getByRole('button', { name: 'Enlarge the picture' }).click();
		await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
		await isFit(page, `the picture at ${width}`);
		await page.keyboard.press('Escape');
		const popup = new ReviewPopup(page);
		await popup.open();
		await isFit(page, `the popup at ${width}`);
		await popup.send(4, 'Fit for everybody');
		await expect(popup.thanks).toBeVisible();
		await isFit(page, `the thanks at ${width}`);
	}
});
