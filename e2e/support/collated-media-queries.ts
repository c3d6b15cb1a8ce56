import type { Page } from '@playwright/test';

/**
 * Records the media queries that a page sorts with a collator, whose loading takes a browser 10 ms. Returns a function
 * that reads them.
 */
export async function noteCollated(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const collated: string[] = [];
		Object.assign(globalThis, { collated });
		const { localeCompare } = String.prototype;
		String.prototype.localeCompare = function compare(...by) {
			if (this.startsWith('@')) collated.push(`${this} beside ${by[0]}`);
			return Reflect.apply(localeCompare, this, by);
		};
	});
	return () => page.evaluate(() => Object(globalThis).collated);
}
