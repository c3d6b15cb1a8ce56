import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// Number of visits. Too many large pictures can stop a browser without a graphics card from drawing any more frames,
// while scripts continue; this does not happen at every visit.
const visits = 12;

/** Scrolls through the page, half a screen every two frames, and returns the number of screens. */
const scrollThrough = (page: Page) =>
	page.evaluate(async () => {
		const step = innerHeight / 2;
		for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
			scrollTo(0, y);
			for (let frame = 0; frame < 2; frame++)
				await new Promise((resolve) => requestAnimationFrame(resolve));
		}
		return scrollY / innerHeight;
	});

test('home is drawn to its end even when scrolled fast', { tag: '@nightly' }, async ({
	browser,
}) => {
	for (let visit = 1; visit <= visits; visit++)
		await test.step(`visit ${visit}`, async () => {
			const viewport = { width: 375, height: 812 };
			const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
			await page.goto('/', { waitUntil: 'networkidle' });
			expect(await scrollThrough(page)).toBeGreaterThan(5);
			await page.close();
		});
});
