import { expect, type Page, test } from '@playwright/test';

/** A phone and a laptop. */
export const sizes = [
	{ width: 375, height: 800 },
	{ width: 1440, height: 900 },
] as const;

/** Assigns the sizes to things in turn. If the same code makes all things, it is tested in every size. */
export const eachInASize = <Thing>(things: Readonly<Record<string, Thing>>) =>
	Object.entries(things).map(
		([name, thing], index) => [name, thing, sizes[index % 2 === 0 ? 0 : 1]] as const,
	);

/** Resizes the window, then retries the expectations until they pass: layout and pictures take a moment to adapt. */
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
