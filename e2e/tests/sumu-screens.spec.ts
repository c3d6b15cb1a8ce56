import type { Page } from '@playwright/test';
import { signInAsOwner } from '../support/accounts';
import { expectNoViolations } from '../support/axe';
import { OwnerApi } from '../support/owner';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';
import { workplace } from '../support/workplace';

async function settle(page: Page) {
	// The settings' preview is a page with a heading of its own.
	await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
	await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

for (const viewport of sizes)
	for (const colorScheme of ['light', 'dark'] as const)
		test.describe(`at ${viewport.width} px in the ${colorScheme} theme`, () => {
			test.use({ viewport, colorScheme, reducedMotion: 'reduce' });

			test('every screen is fit for everybody, and none scrolls sideways', async ({
				page,
				request,
			}) => {
				test.setTimeout(300_000);
				const screens = await workplace(await OwnerApi.signIn(request));
				await signInAsOwner(page);
				for (const path of screens) {
					await page.goto(path);
					await settle(page);
					await expectNoViolations(page);
					const overflow = await page.evaluate(
						() => document.documentElement.scrollWidth - innerWidth,
					);
					expect(overflow, path).toBeLessThanOrEqual(0);
				}
			});

			test('so are the menu, the question before a deletion, and an empty list', async ({
				page,
			}) => {
				await signInAsOwner(page);
				await page.goto('/sumu/manage-services?search=nothing-like-it');
				await expect(page.getByText('Nothing matches “nothing-like-it”.')).toBeVisible();
				await expectNoViolations(page);
				await page.getByRole('button', { name: 'Show all services' }).click();
				await page
					.getByRole('button', { name: /^Delete / })
					.first()
					.click();
				await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
				await expectNoViolations(page);
				await page.getByRole('button', { name: 'Cancel' }).click();
				await page.getByRole('button', { name: 'OK' }).click();
				await expect(page.getByRole('dialog')).toHaveCount(0);
				const menu = page.getByRole('button', { name: /^Open the menu/ });
				if (!(await menu.isVisible())) return;
				await menu.click();
				await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
				await expectNoViolations(page);
			});
		});
