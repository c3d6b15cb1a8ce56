import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * Lighthouse simulates its phone by slowing a computer whose benchmark index is 1500 to 2000 four
 * times, and wants to be calibrated on another (its docs/throttling.md).
 */
const intended = { index: 1750, slowdown: 4 } as const;

/** How many times this computer is to be slowed, as it is at the moment, for the same phone. */
export async function slowdown(browser: Browser): Promise<number> {
	const page = await browser.newPage();
	const index: number = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`);
	await page.close();
	return Math.max(1, Math.round((10 * intended.slowdown * index) / intended.index) / 10);
}
