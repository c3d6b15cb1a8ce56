import type { Locator, Page } from '@playwright/test';
import { makeAccount, signInAs } from '../support/accounts';
import { recordLayoutShifts, takeLayoutShifts } from '../support/layout-shift';
import { expect, test } from '../support/test';
import { alive } from '../support/wait-for-hydration';

const phone = 390;
const laptop = 1280;

const card = (page: Page) => page.getByRole('article').first().getByRole('link').first();
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Cart/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Loads a page, follows a link on it, and returns the layout shifts on the way. */
async function follow(page: Page, from: string, link: Locator, arrived: () => Promise<void>) {
	await page.goto(from);
	await alive(page);
	expect.soft(await takeLayoutShifts(page), from).toEqual([]);
	await link.click();
	await arrived();
	return takeLayoutShifts(page);
}

for (const width of [phone, laptop])
	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 800 } });

		test('redirects to the login page cause no layout shift', async ({ page }) => {
			await recordLayoutShifts(page);
			const atLogin = () => expect(page).toHaveURL(/\/login\?from=/);
			for (const from of ['/projects/page=1', '/blogs/page=1']) {
				const shifts = await follow(page, from, card(page), async () => {
					await atLogin();
					await expect(heading(page)).toHaveText(/^Sign in to open/);
				});
				expect.soft(shifts, `from ${from}`).toEqual([]);
			}
			if (width === laptop)
				expect.soft(await follow(page, '/about', cart(page), atLogin), 'cart').toEqual([]);
			for (const path of ['/cards/page=1', '/card/overview', '/profile', '/sumu']) {
				await page.goto(path);
				await atLogin();
				await alive(page);
				expect.soft(await takeLayoutShifts(page), path).toEqual([]);
			}
		});

		test('opening a project, a post or the cart while signed in causes no layout shift', async ({
			page,
		}) => {
			await signInAs(page, await makeAccount(page.request));
			await recordLayoutShifts(page);
			for (const [from, last] of [
				// The client's name, which no list shows.
				['/projects/page=1', page.getByRole('main').locator('dl dd').first()],
				['/blogs/page=1', page.getByRole('region', { name: /Reviews/ })],
			] as const) {
				const shifts = await follow(page, from, card(page), () => expect(last).toBeAttached());
				expect.soft(shifts, `from ${from}`).toEqual([]);
			}
			if (width !== laptop) return;
			const shifts = await follow(page, '/about', cart(page), () =>
				expect(heading(page)).toHaveText('Favourite Projects'),
			);
			expect.soft(shifts, 'cart').toEqual([]);
		});
	});
