import type { Page } from '@playwright/test';

/**
 * Notes which media queries of one style a page puts in order by a collator: loading it takes a browser 10 ms. Answers how
 * to read them.
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
