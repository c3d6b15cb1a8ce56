import { expect, type Page } from '@playwright/test';
import { enter } from './enter';
import type { Screen } from './screen';

export const looks = [
	{ width: 1440, height: 900, theme: 'light', onSheet: 560 },
	{ width: 1440, height: 900, theme: 'dark', onSheet: 560 },
	{ width: 375, height: 812, theme: 'light', onSheet: 144 },
	{ width: 375, height: 812, theme: 'dark', onSheet: 144 },
] as const;

/** Additional looks of public pages: a tablet and a large screen. */
export const publicLooks = [
	{ width: 768, height: 1024, theme: 'light', onSheet: 298 },
	{ width: 768, height: 1024, theme: 'dark', onSheet: 298 },
	{ width: 1920, height: 1080, theme: 'light', onSheet: 744 },
	{ width: 1920, height: 1080, theme: 'dark', onSheet: 744 },
] as const;

/** Runs in the browser: scrolls through the page, so that lazy content loads. */
async function seeAll() {
	for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
		scrollTo(0, y);
		await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)));
	}
	scrollTo(0, 0);
}

/** Runs in the browser: waits until pictures are decoded, for 3 seconds at most: distant lazy ones never are. */
const decode = () =>
	Promise.race([
		Promise.allSettled([...document.images].map((image) => image.decode())),
		new Promise((resume) => setTimeout(resume, 3000)),
	]).then(() => {});

/** Runs in the browser: waits until all animations that run once have finished. */
const settle = () =>
	Promise.allSettled(
		document
			.getAnimations()
			.filter(({ effect }) => effect?.getTiming().iterations === 1)
			.map(({ finished }) => finished),
	).then(() => {});

/** Makes the window as tall as the page, so that sticky elements are at the edges of the page. */
async function growWindow(page: Page) {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
}

/** Opens a screen and takes its screenshot: of the full page, or of the window if `isWindow` is set. */
export async function shoot(page: Page, screen: Screen): Promise<Buffer> {
	await enter(page, screen);
	await page.waitForLoadState('networkidle');
	if (screen.isPanel || ['owner', 'Editor', 'Assistant'].includes(screen.as ?? ''))
		await expect(page.locator('h1').first()).toBeVisible();
	// The theme switch has the same icon in every language, and only scripts render it. On a phone with a full cart it
	// is in the drawer.
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
