import type { Browser } from '@playwright/test';
import { measureInteraction, observeInteractions } from '../interactions/interaction-delay';
import { slowPhone } from './slow-phone';
import { observeVitals, readVitals } from './vitals';

export interface FirstTap {
	/** Milliseconds from the tap to the next paint. */
	readonly delay: number;
	/** Milliseconds from the tap until the page is hydrated. */
	readonly ready: number;
	/** Milliseconds of the longest task since the first contentful paint; 0 if none took 50. */
	readonly longestTask: number;
}

/**
 * Taps the menu, or the heading of a page without one, as soon as the page is painted, which loads its scripts.
 * @param slowdown of the processor
 */
export async function tapFirst(browser: Browser, url: string, slowdown: number): Promise<FirstTap> {
	const page = await slowPhone(browser, 'emulated', slowdown);
	await observeVitals(page);
	await observeInteractions(page);
	await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
	const heading = page.getByRole('heading', { level: 1 });
	await heading.waitFor();
	const menu = page.getByRole('button', { name: 'Open the menu' });
	const target = (await menu.isVisible()) ? menu : heading;
	const hydrated = page.waitForFunction(
		() => document.documentElement.dataset.scripts === 'ready' && performance.now(),
		undefined,
		{ timeout: 120_000 },
	);
	let tappedAt = 0;
	const delay = await measureInteraction(page, async () => {
		tappedAt = await page.evaluate(() => performance.now());
		await target.tap();
	});
	const ready = Number(await (await hydrated).jsonValue()) - tappedAt;
	await page.waitForLoadState('networkidle');
	const { longestTask } = await readVitals(page);
	await page.context().close();
	return { delay, ready, longestTask };
}
