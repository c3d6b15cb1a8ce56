import type { Page } from '@playwright/test';
import { signInAsOwner } from '../support/accounts';
import { speakArabic } from '../support/arabic';
import { expectNoViolations } from '../support/axe';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';
import { open, own } from '../support/visited-pages';
import { Visitor } from '../support/visitor';
import { alive } from '../support/wait-for-hydration';

/** The tests also visit a missing page and links with an invalid code. */
test.use({ expectedErrors: [/status of 40[04]/] });
test.describe.configure({ mode: 'serial' });

const phone = { width: 375, height: 800 };
const laptop = { width: 1440, height: 800 };

let site: Awaited<ReturnType<typeof speakArabic>>;
test.beforeAll(async ({ request }) => {
	site = await speakArabic(await OwnerApi.signIn(request));
	await expect.poll(async () => (await request.get('/')).text()).toContain('dir="rtl"');
});
test.afterAll(async ({ request }) => site.undo(await OwnerApi.signIn(request)));

/** Expects no horizontal overflow, and the logo on the right, where reading starts. */
async function expectFromTheRight(page: Page, path: string) {
	await page.setViewportSize(phone);
	await page.goto(path);
	await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
	await alive(page);
	await page.waitForLoadState('networkidle');
	for (const size of [phone, laptop]) {
		await page.setViewportSize(size);
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect.soft(wide, `${path} at ${size.width} px`).toBeLessThanOrEqual(size.width);
		const mark = await page.getByRole('banner').getByRole('link').first().boundingBox();
		expect.soft(mark?.x ?? 0, `${path} at ${size.width} px`).toBeGreaterThan(size.width / 2);
	}
}

test('an Arabic site is laid out from right to left without horizontal scroll', {
	tag: '@nightly',
}, async ({ page }) => {
	for (const path of open) await expectFromTheRight(page, path);
	const { email } = await Visitor.on(page);
	for (const path of await own(page, email)) await expectFromTheRight(page, path);
	for (const path of [`/project/${site.project}`, `/blog/${site.post}`, '/', '/contact']) {
		await expectFromTheRight(page, path);
		await expectNoViolations(page);
	}
});

test('the workplace of an Arabic site is English, and its fields have the direction of their text', async ({
	page,
}) => {
	await page.setViewportSize(laptop);
	await signInAsOwner(page);
	await page.goto(`/sumu/project-update/${site.project}`);
	const html = page.locator('html');
	await expect(html).toHaveAttribute('lang', 'en');
	await expect(html).not.toHaveAttribute('dir', 'rtl');
	const menu = await page.getByRole('navigation').first().boundingBox();
	expect(menu?.x).toBeLessThan(laptop.width / 4);
	const name = page.getByLabel('Project name', { exact: true });
	await expect(name).toHaveAttribute('lang', 'ar');
	await expect(name).toHaveCSS('unicode-bidi', 'plaintext');
	await page.getByRole('link', { name: 'Go to the site' }).click();
	await expect(html).toHaveAttribute('lang', 'ar');
	await expect(html).toHaveAttribute('dir', 'rtl');
});

test('the menu opens from the left in RTL and restores focus when closed', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/about');
	await alive(page);
	const opener = page.getByRole('button', { name: 'فتح القائمة' });
	expect((await opener.boundingBox())?.x).toBeLessThan(phone.width / 4);
	await opener.press('Enter');
	const drawer = page.getByRole('dialog', { name: 'القائمة' });
	await expect(drawer).toBeVisible();
	const close = drawer.getByRole('button', { name: 'إغلاق القائمة' });
	expect((await close.boundingBox())?.x).toBeLessThan(phone.width / 4);
	const link = drawer.getByRole('link', { name: 'الخدمات' });
	const words = await link.evaluate((one) => {
		const range = document.createRange();
		range.selectNodeContents(one);
		return range.getBoundingClientRect().right;
	});
	expect(words).toBeGreaterThan(phone.width * 0.8);
	await expectNoViolations(page);
	await page.keyboard.press('Escape');
	await expect(drawer).toBeHidden();
	await expect(opener).toBeFocused();
	await opener.press('Enter');
	await close.press('Enter');
	await expect(drawer).toBeHidden();
	await expect(opener).toBeFocused();
	await opener.press('Enter');
	await expect(drawer).toBeVisible();
	await link.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Moves to the third item with the left arrow key, which means forward, and back to the second. */
async function goLeftAndBack(page: Page, isAt: (number: number) => Promise<void>) {
	await isAt(1);
	await page.keyboard.press('ArrowLeft');
	await isAt(2);
	await page.keyboard.press('ArrowLeft');
	await isAt(3);
	await page.keyboard.press('ArrowRight');
	await isAt(2);
}

test('the review carousel advances to the left in RTL, with ArrowLeft', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize(laptop);
	await page.goto('/');
	await alive(page);
	const reviews = page.getByRole('group', { name: 'قالوا عن العمل' });
	await reviews.scrollIntoViewIfNeeded();
	const dash = (at: number) =>
		reviews.getByRole('button', {
			name: new RegExp(`^المراجعة ${new Intl.NumberFormat('ar').format(at)} من`),
		});
	await dash(1).focus();
	expect((await dash(2).boundingBox())?.x).toBeLessThan((await dash(1).boundingBox())?.x ?? 0);
	const isAt = (at: number) => expect(dash(at)).toHaveAttribute('aria-current', 'true');
	await goLeftAndBack(page, isAt);
	await page.keyboard.press('ArrowRight');
	await isAt(1);
	const seen = reviews.getByRole('group', { includeHidden: false }).first();
	const offset = async () => {
		const { x = 0, width = 0 } = (await seen.boundingBox()) ?? {};
		return Math.abs(x + width / 2 - laptop.width / 2);
	};
	// The dash changes one frame before the row of reviews.
	await expect.poll(offset).toBeLessThan(2);
});

test('the project gallery advances to the left in RTL, with ArrowLeft', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize(laptop);
	await Visitor.on(page);
	await page.goto(`/project/${site.project}`);
	const pictures = page.locator('#pictures').getByRole('link');
	await expect(pictures).toHaveCount(4);
	expect((await pictures.nth(1).boundingBox())?.x).toBeLessThan(
		(await pictures.first().boundingBox())?.x ?? 0,
	);
	await pictures.first().press('Enter');
	const isAt = (number: number) => expect(page).toHaveURL(new RegExp(`#picture-${number}$`));
	await expect(page.getByRole('dialog')).toBeVisible();
	await goLeftAndBack(page, isAt);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(pictures.nth(1)).toBeFocused();
});
