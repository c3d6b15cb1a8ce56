import type { Locator, Page } from '@playwright/test';
import { backupLimits as limits, messages, portRange } from '@sumu/contract';
import { expectNothingSerious } from '../support/axe';
import { startEmpty } from '../support/empty-product';
import { mailsTo } from '../support/mailbox';
import { OwnerApi } from '../support/owner';
import { openPanel } from '../support/panel-page';
import { cms, owner } from '../support/product';
import { secondPorts } from '../support/second-product';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';
import { thirdParties } from '../third-parties/addresses';

const widerThanWindow = () => document.documentElement.scrollWidth - innerWidth;

async function signInAt(page: Page, panel: string) {
	await page.goto(panel);
	await page.getByLabel(/email/i).fill(owner.email);
	await page.getByLabel(/^password/i).fill(owner.password);
	await page.getByRole('button', { name: /login/i }).click();
}

test.describe('a new site without e-mail', () => {
	// The server refuses invalid settings.
	test.use({ expectedErrors: [/status of 400/] });

	let empty: Awaited<ReturnType<typeof startEmpty>>;
	const panel = `http://localhost:${secondPorts.cms}/admin`;
	test.beforeAll(async () => {
		empty = await startEmpty({ SMTP_URL: '' });
	});
	test.afterAll(() => empty.stop());

	test('the first steps link to their settings and can be hidden and shown again', {
		tag: '@nightly',
	}, async ({ page }) => {
		await signInAt(page, panel);
		const head = page.getByRole('heading', { name: /^First steps: \d of 10$/ });
		await expect(head).toBeVisible();
		await expect(
			page.getByRole('link', { name: 'Open with a preview of the site' }),
		).toHaveAttribute('href', `${empty.address}/sumu/first-steps`);
		for (const size of sizes) {
			await page.setViewportSize(size);
			expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
		}
		for (const [step, group] of [
			['Language, currency and time zone', 'Language and times'],
			['Your name', 'Identity'],
			['How to reach you', 'Contact'],
			['Legal texts', 'Own pages'],
			['E-mail', 'E-mail'],
			['Backups', 'Backups'],
		] as const) {
			await page.getByRole('link', { name: step, exact: true }).first().click();
			const heading = page.getByRole('heading', { name: group, exact: true });
			await expect(heading).toBeFocused();
			await expect(heading).toBeInViewport({ ratio: 1 });
			await page.goto(panel);
		}
		// The section of the guide on both topics has its own address.
		await page.goto(`${panel}/guide#e-mail-and-backups`);
		const inGuide = page.getByRole('heading', { name: 'E-mail and backups' });
		await expect(inGuide).toBeVisible();
		// Also waits for the pictures above the heading.
		await page.waitForLoadState('networkidle');
		await expect(inGuide).toBeInViewport({ ratio: 1 });
		await page.goto(panel);
		await page.getByRole('button', { name: 'Dismiss' }).click();
		await expect(head).toHaveCount(0);
		await page.reload();
		await page.getByRole('button', { name: /^Show the first steps/ }).click();
		await expect(head).toBeVisible();
		await expect(page.getByRole('link', { name: 'Backups', exact: true })).toBeVisible();
	});

	test('a mail server is saved only after a test e-mail, and the number of backups is saved', async ({
		page,
	}) => {
		await signInAt(page, panel);
		await expect(page.getByText('E-mail isn’t set up')).toBeVisible();
		await page.getByRole('link', { name: 'Set up e-mail and backups' }).click();
		for (const size of sizes) {
			await page.setViewportSize(size);
			await expectNothingSerious(page);
			expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
		}

		const mail = page.getByRole('region', { name: 'E-mail', exact: true });
		const [server, port, sender] = ['Server name', 'Port', 'Sender'].map((name) =>
			mail.getByRole('textbox', { name }),
		) as [Locator, Locator, Locator];
		const save = mail.getByRole('button', { name: 'Save and send a test e-mail' });
		await expect(port).toHaveValue('587');
		await mail.getByLabel('Your password').fill(owner.password);
		await server.fill('no server');
		await port.fill('70000');
		await sender.fill('Mira');
		await save.click();
		for (const words of [
			messages.mailServerName,
			messages.mailSender,
			messages.numberBetween(portRange.min, portRange.max),
		])
			await expect(mail.getByText(words)).toBeVisible();
		await expect(server).toBeFocused();

		await server.fill('127.0.0.1');
		// No server listens on this port.
		await port.fill('1');
		await sender.fill('Mira Holm <mira@example.com>');
		await sender.press('Enter');
		await expect(mail.getByText(messages.mailServerSilent)).toBeVisible();
		await expect(server).toHaveAccessibleDescription(messages.mailServerSilent);
		await expect(port).toHaveValue('1');
		await expect(sender).toHaveValue('Mira Holm <mira@example.com>');

		const tests = async () =>
			(await mailsTo(owner.email)).filter(({ from }) => from === 'mira@example.com');
		expect(await tests()).toEqual([]);
		await port.fill(String(thirdParties.smtp));
		await save.click();
		await expect(page.getByText('A test e-mail is on its way to you')).toBeVisible();
		expect(await tests()).toHaveLength(1);

		const backups = page.getByRole('region', { name: 'Backups' });
		const nights = backups.getByLabel('Backups to keep');
		await backups.getByLabel('Your password').fill(owner.password);
		await nights.fill('61');
		await nights.press('Enter');
		await expect(backups.getByText(messages.numberBetween(0, limits.most))).toBeVisible();
		await nights.fill('5');
		await backups.getByRole('button', { name: 'Save' }).click();
		await expect(page.getByText('Saved', { exact: true })).toBeVisible();

		await page.goto(panel);
		await expect(page.getByText('E-mail is set up.')).toBeVisible();
		await expect(page.getByText(/first nightly backup|backup is made every night/)).toBeVisible();
		await page.goto(`${panel}/upkeep`);
		await expect(server).toHaveValue('127.0.0.1');
		await expect(nights).toHaveValue('5');
		const forget = mail.getByRole('button', { name: 'Remove server' });
		const dialog = page.getByRole('alertdialog');
		await forget.click();
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await expect(forget).toBeFocused();
		await forget.click();
		await dialog.getByLabel('Your password').fill(owner.password);
		await dialog.getByRole('button', { name: 'Remove it' }).click();
		await expect(server).toHaveValue('');
		await page.goto(panel);
		await expect(page.getByText('E-mail isn’t set up')).toBeVisible();
	});
});

test('a mail server set by a variable is shown read-only', async ({ page }) => {
	await openPanel(page, '/upkeep#mail');
	const mail = page.getByRole('region', { name: 'E-mail', exact: true });
	await expect(mail.getByText('E-mail is set up on the server')).toBeVisible();
	await expect(mail.getByLabel('Server name')).toHaveValue('127.0.0.1');
	await expect(mail.getByLabel('Server name')).toBeDisabled();
	await expect(mail.getByLabel('Password')).toHaveCount(0);
	await expect(mail.getByRole('button')).toHaveCount(0);
	await expect(page.getByLabel('Backups to keep')).toBeEnabled();
});

test('the demo removal dialog lists the affected entries by name', async ({ page, request }) => {
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
		// Strapi makes its red paler under the pointer.
		await page.mouse.move(0, 0);
		await expectNothingSerious(page, { within: '[role=alertdialog]' });
		expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await expect(dialog).toHaveCount(0);
	}
	expect((await api.call('get', '/demo')).data).toEqual(left);
});

test('the panel’s favicon is the site’s icon', async ({ page, request }) => {
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
