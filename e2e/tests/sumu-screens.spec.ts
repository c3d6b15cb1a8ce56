import type { Page } from '@playwright/test';
import { signInAsOwner } from '../support/accounts';
import {
	expectNoViolationsByWidth,
	expectNoViolationsInBothThemes,
	expectReadable,
} from '../support/axe';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';
import { workplace } from '../support/workplace';

const [, laptop] = sizes;
/** Widths between `sizes` at which a table beside the menu has the least room. */
const narrowWidths = [1024, 1280];

async function settle(page: Page) {
	// The preview in the settings has its own heading.
	await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
	await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

async function expectFit(page: Page, isWhole: boolean) {
	await settle(page);
	await (isWhole ? expectNoViolationsByWidth(page) : expectReadable(page));
	await expectNoScroll(page);
}

async function expectNoScroll(page: Page) {
	const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	const where = `${page.url()} at ${page.viewportSize()?.width} px`;
	await expect.poll(overflow, where).toBeLessThanOrEqual(0);
}

test('the command palette is accessible, and its first result is selected', async ({ page }) => {
	await signInAsOwner(page);
	await page.goto('/sumu');
	const input = page.getByRole('combobox', { name: 'Search or type a command' });
	await expect(async () => {
		await page.keyboard.press('Control+k');
		await expect(input).toBeVisible({ timeout: 2000 });
	}).toPass();
	await expectNoViolationsInBothThemes(page);
	await input.fill('tea');
	await expect(page.getByRole('option', { name: /Shapla Tea House/ }).first()).toBeVisible();
	await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
	await expectNoViolationsInBothThemes(page);
});

test('every workplace screen is accessible and has no horizontal scroll', async ({
	page,
	request,
}) => {
	test.setTimeout(900_000);
	const screens = await workplace(await OwnerApi.signIn(request));
	await signInAsOwner(page);
	for (const path of screens) {
		await page.goto(path);
		for (const size of sizes) {
			await page.setViewportSize(size);
			await expectFit(page, size === laptop);
		}
		if (!/manage-/.test(path)) continue;
		for (const width of narrowWidths) {
			await page.setViewportSize({ width, height: 900 });
			await expectNoScroll(page);
		}
	}
});

for (const viewport of sizes)
	test.describe(`at ${viewport.width} px`, () => {
		test.use({ viewport });

		test('the menu, the deletion dialog and an empty list have no axe violations', async ({
			page,
		}) => {
			await signInAsOwner(page);
			await page.goto('/sumu/manage-services?search=nothing-like-it');
			await expect(page.getByText('No results for “nothing-like-it”.')).toBeVisible();
			await expectNoViolationsInBothThemes(page);
			await page.getByRole('button', { name: 'Show all services' }).click();
			await page
				.getByRole('button', { name: /^Delete / })
				.first()
				.click();
			await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
			await expectNoViolationsInBothThemes(page);
			await page.getByRole('button', { name: 'Cancel' }).click();
			await page.getByRole('button', { name: 'OK' }).click();
			await expect(page.getByRole('dialog')).toHaveCount(0);
			const menu = page.getByRole('button', { name: /^Open the menu/ });
			if (!(await menu.isVisible())) return;
			await menu.click();
			await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
			await expectNoViolationsInBothThemes(page);
		});
	});
