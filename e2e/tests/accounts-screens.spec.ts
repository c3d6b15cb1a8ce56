import { accountScreens } from '../screens/accounts';
import { enter } from '../screens/enter';
import { makeAccount, signInAs } from '../support/accounts';
import { expectNoViolations, expectNoViolationsInBothThemes } from '../support/axe';
import { expect, test } from '../support/test';

const open = [
	'/login',
	'/signup',
	'/forgot-password',
	'/reset-password#code=x',
	'/confirm-email#code=x',
];
const own = ['/profile', '/user/update/me', '/settings'];

test.use({ expectedErrors: [/status of 40[01]/] });

test('account screens have no axe violations and no horizontal scroll at any width', async ({
	page,
	request,
}) => {
	const account = await makeAccount(request);
	for (const path of [...open, ...own]) {
		if (path === own[0]) await signInAs(page, account);
		for (const width of [320, 375, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(path.replace(/me$/, account.email));
			await expect(page.locator('main h1')).toBeVisible();
			await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
		}
		await expectNoViolationsInBothThemes(page);
	}
});

for (const screen of accountScreens.filter(({ act, isMail }) => act && !isMail))
	test(`${screen.name} has no axe violations`, async ({ page }) => {
		await page.setViewportSize({ width: screen.isSmall ? 375 : 1440, height: 900 });
		await enter(page, screen);
		await expect(page.locator('main h1')).toBeVisible();
		await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
		await screen.act?.(page);
		await expectNoViolationsInBothThemes(page);
	});

for (const screen of accountScreens.filter(({ isMail }) => isMail))
	test(`${screen.name} has no axe violations as an e-mail`, async ({ page }) => {
		await enter(page, screen);
		await screen.act?.(page);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			// An e-mail has no landmarks: mail programs add theirs.
			await expectNoViolations(page, { without: ['region', 'landmark-one-main'] });
		}
	});

test('signed-in and anonymous visitors get the same HTML', async ({ page, request }) => {
	await signInAs(page, await makeAccount(request));
	// An outdated page in the cache is sent once more while it is rendered again.
	await expect(async () => {
		const anonymous = await (await request.get('/')).text();
		expect(await (await page.request.get('/')).text()).toBe(anonymous);
	}).toPass();
});
