import { expect, type Page } from '@playwright/test';
import { enter } from './enter';
import type { Screen } from './screen';

export const looks = [
	{ width: 1440, height: 900, theme: 'light', onSheet: 560 },
	{ width: 1440, height: 900, theme: 'dark', onSheet: 560 },
	{ width: 375, height: 812, theme: 'light', onSheet: 144 },
	{ width: 375, height: 812, theme: 'dark', onSheet: 144 },
] as const;

/** And of what everyone sees, on a tablet and on a large screen. */
export const publicLooks = [
	{ width: 768, height: 1024, theme: 'light', onSheet: 298 },
	{ width: 768, height: 1024, theme: 'dark', onSheet: 298 },
	{ width: 1920, height: 1080, theme: 'light', onSheet: 744 },
	{ width: 1920, height: 1080, theme: 'dark', onSheet: 744 },
] as const;

/** In the browser: what is lazy comes when it is scrolled to, but not what no scrolling shows. */
async function seeAll() {
	for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
		scrollTo(0, y);
		await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)));
	}
	scrollTo(0, 0);
}

/** In the browser: pictures are drawn, but for those that are lazy and far away. */
const decode = () =>
	Promise.race([
		Promise.allSettled([...document.images].map((image) => image.decode())),
		new Promise((resume) => setTimeout(resume, 3000)),
	]).then(() => {});

/** In the browser: what comes in by a movement has come. */
const settle = () =>
	Promise.allSettled(
		document
			.getAnimations()
			.filter(({ effect }) => effect?.getTiming().iterations === 1)
			.map(({ finished }) => finished),
	).then(() => {});

/** What sticks to the window's edges stands at those of the page, in a window as tall as it. */
async function growWindow(page: Page) {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
}

/** A screen as it stands in a window of the page's size. */
export async function shoot(page: Page, screen: Screen): Promise<Buffer> {
	await enter(page, screen);
	await page.waitForLoadState('networkidle');
	if (screen.isPanel || ['owner', 'Editor', 'Assistant'].includes(screen.as ?? ''))
		await expect(page.locator('h1').first()).toBeVisible();
	// The browser alone draws it, in any language; beside a full cart it is in a phone's drawer.
	else await expect(page.locator('header :is(.lucide-moon, .lucide-sun)').first()).toBeAttached();
	if (!screen.isWindow) await page.evaluate(seeAll);
	await page.waitForLoadState('networkidle');
	await expect(page.locator('header[data-scrolled]')).toHaveCount(0);
	await screen.act?.(page);
	if (!screen.isWindow) await page.evaluate(() => scrollTo(0, 0));
	if (screen.as === 'owner' && !screen.isWindow) await growWindow(page);
	await page.evaluate(decode);
	await page.evaluate(settle);
	return page.screenshot({ fullPage: !screen.isWindow });
}
