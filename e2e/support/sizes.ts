import { expect, type Page, test } from '@playwright/test';

/** A phone and a laptop. */
export const sizes = [
	{ width: 375, height: 800 },
	{ width: 1440, height: 900 },
] as const;

/** Things that the same code makes, each with one of the sizes by turns: the code is seen in all of them. */
export const eachInASize = <Thing>(things: Readonly<Record<string, Thing>>) =>
	Object.entries(things).map(
		([name, thing], index) => [name, thing, sizes[index % 2 === 0 ? 0 : 1]] as const,
	);

/** What a page shows in a window of that size, once it is laid out for it and has chosen its pictures. */
export async function inWindow(
	page: Page,
	width: number,
	height: number,
	expectations: () => Promise<void>,
): Promise<void> {
	await test.step(`${width} × ${height}`, async () => {
		await page.setViewportSize({ width, height });
		await expect(expectations).toPass();
	});
}
