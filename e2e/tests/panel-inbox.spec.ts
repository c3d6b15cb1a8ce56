import { expectNothingSerious } from '../support/axe';
import { mailTo } from '../support/mailbox';
import { OwnerApi } from '../support/owner';
import { listOf, openPanel } from '../support/panel-page';
import { cms, site } from '../support/product';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';

const title = 'Create new entry';
const inPanel = (path: string) => `${cms}/admin${path}`;

// The test sends a reply too soon after another.
test.use({ expectedErrors: [/status of 429/], viewport: { width: 1440, height: 900 } });

test('a message is read, answered by e-mail and marked in the panel, but is not editable', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const [project] = (await api.call('get', '/projects?limit=1')).data;
	const stamp = Date.now();
	const email = `mita-${stamp}@example.com`;
	const subject = `Kiln for ${stamp}`;
	const written = { name: 'Mita', number: '1', details: 'Burned at dusk,\ncold by dawn.' };
	const pages = ['/about', '/services'];
	const data = { ...written, email, subject, projects: [project._id], pages };
	await api.call('put', '/site', { askForPages: true });
	expect((await request.post('/api/contact', { data })).status()).toBe(201);
	await api.call('put', '/site', { askForPages: false });
	const stored = async () =>
		(await api.call('get', `/messages?page=1&search=${encodeURIComponent(subject)}`)).data[0];

	await openPanel(page, listOf('message'));
	const row = page.getByRole('row').filter({ hasText: subject });
	await expect(row.getByText('New', { exact: true })).toBeVisible();
	await expect(row).toContainText('Burned at dusk, cold by dawn.');
	await expect(page.getByRole('link', { name: title })).toHaveCount(0);
	expect((await stored()).read).toBe(false);

	await row.getByRole('link', { name: subject }).click();
	await expect(page.getByRole('textbox', { name: 'Subject' })).toBeDisabled();
	await expect(page.getByRole('link', { name: project.projectsName })).toHaveAttribute(
		'href',
		new RegExp(`${project._id}$`),
	);
	for (const path of pages)
		await expect(page.getByRole('link', { name: path })).toHaveAttribute('href', site + path);
	await expect.poll(async () => (await stored()).read).toBe(true);

	await page.getByRole('button', { name: 'Reply' }).click();
	const composer = page.getByRole('dialog', { name: 'Reply to Mita' });
	const box = composer.getByRole('textbox', { name: 'Your reply' });
	await box.fill('Gladly.\n\nOn Thursday?');
	const program = await composer.getByRole('link', { name: /e-mail app/ }).getAttribute('href');
	const { protocol, pathname, searchParams } = new URL(program ?? '');
	expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', email]);
	expect(searchParams.get('body')).toContain('Gladly.\n\nOn Thursday?');
	expect(searchParams.get('body')).toContain('> Burned at dusk,\n> cold by dawn.');
	await composer.getByRole('button', { name: 'Send' }).click();
	await expect(composer).toHaveCount(0);
	const mail = await mailTo(email);
	expect(mail.text).toContain('Gladly.\n\nOn Thursday?');
	expect(mail.subject).not.toContain('Kiln');
	await expect(page.getByRole('listitem').filter({ hasText: 'On Thursday?' })).toContainText(
		'by e-mail',
	);
	expect((await stored()).answers).toMatchObject([
		{ text: 'Gladly.\n\nOn Thursday?', mailed: true },
	]);

	await page.getByRole('button', { name: 'Reply' }).click();
	await expect(box).toHaveValue('');
	await box.fill('One thing more.');
	await composer.getByRole('button', { name: 'Send' }).click();
	await expect(composer).toHaveCount(0);
	expect((await mailTo(email, 2)).text).toContain('One thing more.');
	await page.getByRole('button', { name: 'Reply' }).click();
	await box.fill('Not sent yet.');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Reply' }).click();
	await expect(box).toHaveValue('Not sent yet.');
	await page.keyboard.press('Escape');

	await page.goto(inPanel(listOf('message')));
	await expect(row.getByText('Answered', { exact: true })).toBeVisible();
	await row.getByRole('checkbox').click();
	await page.getByRole('button', { name: 'Mark as unread' }).click();
	await expect(row.getByText('New', { exact: true })).toBeVisible();
	await expect(row.getByRole('checkbox')).not.toBeChecked();
	expect((await stored()).read).toBe(false);
	await page.getByRole('combobox', { name: 'Show' }).click();
	await page.getByRole('option', { name: 'Unanswered' }).click();
	await expect(row).toHaveCount(0);

	await page.setViewportSize(sizes[0]);
	await page.goto(inPanel(`${listOf('message')}/${(await stored())._id}`));
	await expect(page.getByRole('textbox', { name: 'Subject' })).toBeDisabled();
	await page.getByRole('button', { name: 'Reply' }).first().click();
	await expect(composer).toBeVisible();
	await expectNothingSerious(page, { within: '[role=dialog]' });
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

	for (const name of ['subscriber', 'cart-item']) {
		await page.goto(inPanel(listOf(name)));
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.getByRole('link', { name: title })).toHaveCount(0);
	}
});
