import type { Browser, Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { signInAsOwner } from '../support/accounts';
import { expectNoViolations } from '../support/axe';
import { OwnerApi } from '../support/owner';
import { cms, owner } from '../support/product';
import { expect, test } from '../support/test';

const uid = 'api::blog.blog';

async function openPanel(browser: Browser, id: string): Promise<Page> {
	const page = await browser.newPage();
	await page.goto(`${cms}/admin/content-manager/collection-types/${uid}/${id}`);
	await page.getByLabel(/email/i).fill(owner.email);
	await page.getByLabel(/^password/i).fill(owner.password);
	await page.getByRole('button', { name: /login/i }).click();
	await expect(page.getByRole('textbox', { name: 'Topic' })).toBeVisible();
	return page;
}

// The tests provoke a refused save.
test.use({ expectedErrors: [/status of 409/] });

test('panel and workplace never silently overwrite each other’s saves, and no text is lost', async ({
	page,
	browser,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const [{ img }] = (await api.call('get', '/blog?limit=1')).data;
	const { data: post } = await api.call('post', '/blog/add-blog', {
		topic: 'Looms',
		author: 'Sumu',
		description: 'One loom.',
		img,
	});
	const panel = await openPanel(browser, post._id);
	const inPanel = (name: string) => panel.getByRole('textbox', { name });
	const save = panel.getByRole('button', { name: 'Save', exact: true });

	await signInAsOwner(page);
	await page.goto(`/sumu/blog-update/${post._id}`);
	await page.getByLabel('Blog name').fill('Looms in the site');
	await page.getByRole('button', { name: 'Update post' }).click();
	await expect(page.getByText('Update successfully')).toBeVisible();

	await inPanel('Author').fill('Somebody in the panel');
	await save.click();
	await expect(panel.getByText(messages.saveConflict.panel)).toBeVisible();
	await expect(inPanel('Author')).toHaveValue('Somebody in the panel');
	await expect(inPanel('Topic')).toHaveValue('Looms');
	await panel.getByRole('button', { name: 'Publish' }).click();
	await expect(panel.getByText(messages.saveConflict.panel).first()).toBeVisible();
	await expect(inPanel('Author')).toHaveValue('Somebody in the panel');
	expect((await api.call('get', `/blog/${post._id}?version=draft`)).data).toMatchObject({
		topic: 'Looms in the site',
		author: 'Sumu',
	});

	await panel.reload();
	await expect(inPanel('Topic')).toHaveValue('Looms in the site');
	await inPanel('Author').fill('Somebody in the panel');
	await save.click();
	await expect(panel.getByText('Saved document')).toBeVisible();
	await inPanel('Author').fill('Somebody else');
	await save.click();
	await expect(save).toBeDisabled();
	await expect(inPanel('Author')).toHaveValue('Somebody else');
	await expect(panel.getByText(messages.saveConflict.panel)).toHaveCount(0);

	await page.getByLabel('Blog name').fill('Looms once more');
	await page.getByRole('button', { name: 'Update post' }).click();
	await expect(
		page.getByRole('heading', { name: /newer draft that you have not opened/ }),
	).toBeVisible();
	const theirs = page.getByRole('group', { name: 'Author', exact: true });
	await expect(theirs.getByText('Somebody else')).toBeVisible();
	await page.getByRole('button', { name: 'Use these' }).click();
	await expect(page.getByLabel('Blog name')).toHaveValue('Looms once more');
	await expect(page.getByLabel('Author', { exact: true })).toHaveValue('Somebody else');

	await page.getByRole('button', { name: 'History' }).click();
	const versions = page.getByRole('dialog', { name: 'History' });
	await versions.getByRole('listitem').first().getByRole('button').click();
	await expect(versions.locator('ins')).toHaveText('else');
	await expectNoViolations(page);
	await page.keyboard.press('Escape');
	await expect(versions).toHaveCount(0);

	await panel.reload();
	const history = panel.locator('aside', { hasText: 'History' });
	await expect(history.getByRole('listitem').first()).toContainText('Author');
	await history.getByRole('button', { name: 'Restore' }).last().click();
	await expect(panel.getByText('Restored', { exact: true })).toBeVisible();
	await expect(inPanel('Topic')).toHaveValue('Looms');

	await api.call('put', `/blog/update/${post._id}`, { topic: 'Looms elsewhere' });
	await inPanel('Author').fill('Mine after all');
	await save.click();
	await panel.getByRole('button', { name: 'Keep my version' }).click();
	await expect(panel.getByText(/replace the newer version/)).toBeVisible();
	await save.click();
	await expect(save).toBeDisabled();
	await expect(panel.getByText(/replace the newer version/)).toHaveCount(0);
	expect((await api.call('get', `/blog/${post._id}?version=draft`)).data).toMatchObject({
		topic: 'Looms',
		author: 'Mine after all',
	});
	const { data: kept } = await api.call('get', `/history/blog/${post._id}`);
	const keptOnes = kept.map(({ version }: { version: string }) => version);
	const words = [];
	for (const version of keptOnes)
		words.push(await api.call('get', `/history/blog/${post._id}/${version}`));
	expect(JSON.stringify(words)).toContain('Looms elsewhere');
	await panel.close();
	await api.call('delete', `/blog/${post._id}`);
});
