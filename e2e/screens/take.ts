import { resolve } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { site } from '../support/product';
import { enter } from './enter';
import type { Screen } from './screen';
import { screens } from './screens';
import { type Shot, writeSheet } from './sheet';

const looks = [
	{ width: 1440, height: 900, theme: 'light', onSheet: 560 },
	{ width: 1440, height: 900, theme: 'dark', onSheet: 560 },
	{ width: 375, height: 812, theme: 'light', onSheet: 144 },
	{ width: 375, height: 812, theme: 'dark', onSheet: 144 },
] as const;

/** In the browser: what is lazy comes when it is scrolled to, but not what no scrolling shows. */
async function seeAll() {
	for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
		scrollTo(0, y);
		await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)));
	}
	scrollTo(0, 0);
	await Promise.race([
		Promise.all([...document.images].map((image) => image.decode().catch(() => {}))),
		new Promise((resume) => setTimeout(resume, 3000)),
	]);
}

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

async function shoot(page: Page, screen: Screen): Promise<Buffer> {
	await enter(page, screen);
	await page.waitForLoadState('networkidle');
	if (screen.isPanel || ['owner', 'Editor', 'Assistant'].includes(screen.as ?? ''))
		await expect(page.locator('h1').first()).toBeVisible();
	else await expect(page.getByRole('button', { name: /theme/i })).toBeVisible();
	if (!screen.isWindow) await page.evaluate(seeAll);
	await page.waitForLoadState('networkidle');
	await expect(page.locator('header[data-scrolled]')).toHaveCount(0);
	await screen.act?.(page);
	if (!screen.isWindow) await page.evaluate(() => scrollTo(0, 0));
	if (screen.as === 'owner' && !screen.isWindow) await growWindow(page);
	await page.evaluate(settle);
	return page.screenshot({ fullPage: !screen.isWindow });
}

async function shots(browser: Browser, screen: Screen): Promise<Shot[]> {
	const taken: Shot[] = [];
	for (const { width, height, theme, onSheet } of looks) {
		if (screen.isSmall && width > 400) continue;
		const page = await browser.newPage({
			baseURL: process.env.SCREENS_URL ?? site,
			viewport: { width, height },
			colorScheme: theme,
			reducedMotion: 'reduce',
		});
		taken.push({ png: await shoot(page, screen), width: onSheet });
		await page.close();
	}
	return taken;
}

for (const screen of screens)
	test(screen.name, async ({ browser }, { config }) => {
		const path = (name: string) =>
			resolve(config.configFile ?? '', '../../docs/screens', `${name}.webp`);
		const taken = await shots(browser, screen);
		await writeSheet(path(screen.name), taken);
		const [first] = taken;
		if (screen.isInGuide && first)
			await writeSheet(path(screen.name.replace('panel', 'guide')), [{ ...first, width: 1280 }]);
	});
