import type { Page } from '@playwright/test';
import { expectNothingSerious } from '../support/axe';
import { startEmpty } from '../support/empty-product';
import { OwnerApi } from '../support/owner';
import { openPanel } from '../support/panel-page';
import { cms, owner } from '../support/product';
import { secondPorts } from '../support/second-product';
import { sizes } from '../support/sizes';
import { expect, test } from '../support/test';

const widerThanWindow = () => document.documentElement.scrollWidth - innerWidth;

async function signInAt(page: Page, panel: string) {
	await page.goto(panel);
	await page.getByLabel(/email/i).fill(owner.email);
	await page.getByLabel(/^password/i).fill(owner.password);
	await page.getByRole('button', { name: /login/i }).click();
}

test('the first steps lead to where each is done, are left and found again', async ({ page }) => {
	const empty = await startEmpty();
	const panel = `http://localhost:${secondPorts.cms}/admin`;
	try {
		await signInAt(page, panel);
		const head = page.getByRole('heading', { name: /^First steps: \d of 9$/ });
		await expect(head).toBeVisible();
		await expect(page.getByRole('link', { name: 'With the site beside them' })).toHaveAttribute(
			'href',
			`${empty.address}/sumu/first-steps`,
		);
		for (const size of sizes) {
			await page.setViewportSize(size);
			expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
		}
		for (const [step, group] of [
			['Your name', 'Identity'],
			['How to reach you', 'Contact'],
			['Legal texts', 'Own pages'],
		] as const) {
			await page.getByRole('link', { name: step, exact: true }).first().click();
			const heading = page.getByRole('heading', { name: group, exact: true });
			await expect(heading).toBeFocused();
			await expect(heading).toBeInViewport({ ratio: 1 });
			await page.goto(panel);
		}
		for (const step of ['Mail', 'Backups']) {
			await page.getByRole('link', { name: step, exact: true }).click();
			const heading = page.getByRole('heading', { name: 'Mail and backups' });
			await expect(heading).toBeVisible();
			// With the pictures above it.
			await page.waitForLoadState('networkidle');
			await expect(heading).toBeInViewport({ ratio: 1 });
			await page.goto(panel);
		}
		await page.getByRole('button', { name: 'Put them away' }).click();
		await expect(head).toHaveCount(0);
		await page.reload();
		await page.getByRole('button', { name: /^Show the first steps/ }).click();
		await expect(head).toBeVisible();
		await expect(page.getByRole('link', { name: 'Backups', exact: true })).toBeVisible();
	} finally {
		await empty.stop();
	}
});

test('what removing the demo takes is listed by name before it is asked for', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const { data: left } = await api.call('get', '/demo');
	const [entry] = left.entries;
	await openPanel(page);
	for (const size of sizes) {
		await page.setViewportSize(size);
		await page.getByRole('button', { name: 'Remove the demo content' }).click();
		const dialog = page.getByRole('alertdialog');
		for (const name of [entry.name, left.pictures[0], 'Introduction'])
			await expect(dialog.getByText(name, { exact: true }).first()).toBeAttached();
		await expect(dialog.getByText(`${left.pictures.length} pictures`)).toBeAttached();
		// Strapi's own red is paler below the pointer.
		await page.mouse.move(0, 0);
		await expectNothingSerious(page, { within: '[role=alertdialog]' });
		expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
		await dialog.getByRole('button', { name: 'Keep it' }).click();
		await expect(dialog).toHaveCount(0);
	}
	expect((await api.call('get', '/demo')).data).toEqual(left);
});

test('the panel’s tab has the site’s icon', async ({ page, request }) => {
	const api = await OwnerApi.signIn(request);
	const kept = await api.brand();
	const icon = page.locator('link[rel=icon]');
	try {
		await page.goto(`${cms}/admin/auth/login`);
		await expect(icon).toHaveAttribute('href', /^data:image\/svg/);
		const [{ picture }] = (await api.call('get', '/blog?limit=1')).data;
		await api.call('put', '/site', { brand: { ...kept, icon: picture.url } });
		await page.reload();
		await expect(icon).toHaveAttribute('href', picture.url);
	} finally {
		await api.call('put', '/site', { brand: kept });
	}
});
