import type { Page } from '@playwright/test';
import { backupLimits as limits, messages, portRange } from '@sumu/contract';
import { signInAsOwner } from '../support/accounts';
import { expectNothingSerious } from '../support/axe';
import { startEmpty } from '../support/empty-product';
import { mailsTo } from '../support/mailbox';
import { OwnerApi } from '../support/owner';
import { openPanel } from '../support/panel-page';
import { cms, owner, site } from '../support/product';
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
	test.use({ baseURL: `http://localhost:${secondPorts.site}`, expectedErrors: [/status of 400/] });

	let empty: Awaited<ReturnType<typeof startEmpty>>;
	const panel = `http://localhost:${secondPorts.cms}/admin`;
	test.beforeAll(async () => {
		empty = await startEmpty({ SMTP_URL: '' });
	});
	test.afterAll(() => empty.stop());

	test('the panel’s home links to the first steps until they are dismissed', {
		tag: '@nightly',
	}, async ({ page }) => {
		await signInAt(page, panel);
		const steps = page.getByRole('link', { name: 'First steps' });
		await expect(steps).toHaveAttribute('href', `${empty.address}/sumu/first-steps`);
		await expect(page.getByText(/^\d of 10 done$/)).toBeVisible();
		for (const size of sizes) {
			await page.setViewportSize(size);
			expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
		}
		// The section of the guide on both topics has its own address.
		await page.goto(`${panel}/guide#e-mail-and-backups`);
		const inGuide = page.getByRole('heading', { name: 'E-mail and backups' });
		await expect(inGuide).toBeVisible();
		// Also waits for the pictures above the heading.
		await page.waitForLoadState('networkidle');
		await expect(inGuide).toBeInViewport({ ratio: 1 });

		await signInAsOwner(page);
		await page.goto('/sumu');
		await page.getByRole('button', { name: 'Dismiss' }).click();
		await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0);
		await page.goto(panel);
		await expect(page.getByText('E-mail isn’t set up')).toBeVisible();
		await expect(steps).toHaveCount(0);
		await page.goto('/sumu/first-steps');
		await page.getByRole('button', { name: 'Show it on the overview' }).click();
		await expect(page.getByText('This list is hidden')).toHaveCount(0);
		await page.goto(panel);
		await expect(steps).toBeVisible();
	});

	test('a mail server is saved only after a test e-mail, and the number of backups is saved', async ({
		page,
	}) => {
		await signInAt(page, panel);
		await expect(page.getByText('E-mail isn’t set up')).toBeVisible();
		const upkeep = `${empty.address}/sumu/first-steps#step-mail`;
		await expect(page.getByRole('link', { name: 'Set up e-mail and backups' })).toHaveAttribute(
			'href',
			upkeep,
		);
		for (const [name, path] of [
			['Import content', '/sumu/import'],
			['Export everything', '/sumu/export'],
		] as const)
			await expect(page.getByRole('link', { name })).toHaveAttribute('href', empty.address + path);
		await signInAsOwner(page);
		await page.goto(upkeep);
		const mail = page.getByRole('form', { name: 'E-mail server' });
		await expect(mail).toBeInViewport();
		for (const size of sizes) {
			await page.setViewportSize(size);
			await expectNothingSerious(page);
			expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
		}

		const server = mail.getByLabel('Server', { exact: true });
		const port = mail.getByLabel('Port', { exact: true });
		const sender = mail.getByLabel('From', { exact: true });
		const ownPassword = 'Your password for this site';
		const save = mail.getByRole('button', { name: 'Save and send a test e-mail' });
		await expect(port).toHaveValue('587');
		await mail.getByLabel(ownPassword).fill(owner.password);
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
		await expect(server).toHaveAccessibleDescription(new RegExp(messages.mailServerSilent));
		await expect(port).toHaveValue('1');
		await expect(sender).toHaveValue('Mira Holm <mira@example.com>');

		const tests = async () =>
			(await mailsTo(owner.email)).filter(({ from }) => from === 'mira@example.com');
		expect(await tests()).toEqual([]);
		await port.fill(String(thirdParties.smtp));
		await save.click();
		await expect(page.getByText('Saved. A test e-mail is on its way to you.')).toBeVisible();
		expect(await tests()).toHaveLength(1);

		const backups = page.getByRole('form', { name: 'Backups' });
		const nights = backups.getByLabel('Backups to keep');
		await backups.getByLabel(ownPassword).fill(owner.password);
		await nights.fill('61');
		await nights.press('Enter');
		await expect(backups.getByText(messages.numberBetween(0, limits.most))).toBeVisible();
		await nights.fill('5');
		await backups.getByRole('button', { name: 'Save backups' }).click();
		await expect(page.getByText('A backup is made every night', { exact: true })).toBeVisible();

		await page.goto(panel);
		await expect(page.getByText('E-mail is set up.')).toBeVisible();
		await expect(page.getByText(/first nightly backup|backup is made every night/)).toBeVisible();
		await page.goto(upkeep);
		await expect(server).toHaveValue('127.0.0.1');
		await expect(nights).toHaveValue('5');
		const forget = page.getByRole('button', { name: 'Remove server' });
		const dialog = page.getByRole('dialog');
		await forget.click();
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await expect(forget).toBeFocused();
		await forget.click();
		await dialog.getByLabel(ownPassword).fill(owner.password);
		await dialog.getByRole('button', { name: 'Remove server' }).click();
		await expect(server).toHaveValue('');
		await page.goto(panel);
		await expect(page.getByText('E-mail isn’t set up')).toBeVisible();
	});
});

test('a mail server set by a variable is shown read-only', async ({ page }) => {
	await signInAsOwner(page);
	await page.goto('/sumu/first-steps#step-mail');
	const mail = page.getByRole('group', { name: 'E-mail', exact: true });
	await expect(mail.getByText('E-mails are sent through 127.0.0.1.')).toBeVisible();
	await expect(page.getByLabel('Backups to keep')).toBeEnabled();
	await expect(mail.getByRole('textbox')).toHaveCount(0);
	await expect(mail.getByLabel('Password')).toHaveCount(0);
	await expect(mail.getByRole('button')).toHaveCount(0);
});

test('the panel links to the removal of the demo, which lists the affected entries by name', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const { data: left } = await api.call('get', '/demo');
	const [entry] = left.entries;
	await openPanel(page);
	const link = page.getByRole('link', { name: 'Remove the demo content' });
	const removal = `${site}/sumu/first-steps#demo`;
	await expect(link).toHaveAttribute('href', removal);
	await signInAsOwner(page);
	await page.goto(removal);
	const ask = page.getByRole('button', { name: 'Remove the demo content' });
	await expect(ask).toBeInViewport();
	for (const size of sizes) {
		await page.setViewportSize(size);
		await ask.click();
		const question = page.getByRole('group', { name: 'Demo content to remove' });
		for (const name of [entry.name, left.pictures[0], 'Introduction'])
			await expect(question.getByText(name, { exact: true }).first()).toBeAttached();
		await expect(question.getByText(`${left.pictures.length} pictures`)).toBeAttached();
		await expectNothingSerious(page);
		expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
		await question.getByRole('button', { name: 'Cancel' }).click();
		await expect(question).toHaveCount(0);
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
