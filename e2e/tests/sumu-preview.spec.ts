import { messages } from '@sumu/contract';
import { signInAsOwner } from '../support/accounts';
import { expectNoViolationsInBothThemes } from '../support/axe';
import { previewPath, withDraft } from '../support/drafts';
import { OwnerApi } from '../support/owner';
import { owner as account, cms } from '../support/product';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';

/** The pictures of the drafts do not exist, and an invalid link is a 404. */
test.use({ expectedErrors: [/example\.com|ERR_|404 \(Not Found\)/] });

const name = 'Cloth that nobody has seen';

for (const viewport of sizes)
	test.describe(`at ${viewport.width} px`, () => {
		test.use({ viewport });

		test('a preview link shows a draft without sign-in and marks it as not public', async ({
			page,
			request,
		}) => {
			const owner = await OwnerApi.signIn(request);
			await withDraft(owner, 'project', name, async (id) => {
				await page.goto(await previewPath(owner, 'project', id));
				await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
				const bar = page.getByLabel('About this preview');
				await expect(bar).toContainText('Not public');
				await expect(bar).toBeInViewport();
				await expectNoViolationsInBothThemes(page);
			});
		});

		test('an invalid preview link shows an error', async ({ page }) => {
			await page.goto('/preview/none');
			await expect(page.getByRole('heading', { name: messages.linkExpired })).toBeVisible();
			await expectNoViolationsInBothThemes(page);
		});

		test('the preview shows unsaved changes next to the form', async ({ page, request }) => {
			const owner = await OwnerApi.signIn(request);
			await signInAsOwner(page);
			await withDraft(owner, 'blog', name, async (id) => {
				const { data: before } = await owner.call('get', `/blog/${id}?version=draft`);
				await owner.call('post', `/blog/${id}/publish`);
				await page.goto(`/sumu/blog-update/${id}`);
				await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
				const shown = page.frameLocator('iframe[title="The page with your changes"]');
				await expect(shown.getByRole('heading', { name, level: 1 })).toBeVisible();
				const topic = page.getByLabel('Blog name');
				await topic.fill('Typed just now');
				await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Typed just now');
				await page.getByRole('button', { name: 'Dark theme', exact: true }).click();
				await expect(shown.locator('html')).toHaveClass(/dark/);
				const phone = page.getByRole('button', { name: 'Phone width' });
				await phone.click();
				// Also while the pointer is over it.
				const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
				await expect(phone).toHaveCSS('background-color', ink);
				const width = await shown.locator('html').evaluate((html) => html.clientWidth);
				expect(width).toBeLessThanOrEqual(375);
				await expectNoViolationsInBothThemes(page);
				const { data: after } = await owner.call('get', `/blog/${id}?version=draft`);
				expect(after.topic).toBe(before.topic);
			});
		});
	});

for (const kind of ['project', 'blog'] as const)
	test(`the preview of a ${kind} draft is rendered on the server and never cached`, async ({
		request,
	}) => {
		const owner = await OwnerApi.signIn(request);
		await withDraft(owner, kind, name, async (id) => {
			const path = await previewPath(owner, kind, id);
			for (let again = 0; again < 2; again++) {
				const page = await request.get(path);
				const headers = page.headers();
				expect(await page.text()).toContain(`${name}, told`.slice(0, name.length));
				expect(headers['cache-control']).toBe('no-store');
				expect(headers['x-cache'] ?? '').not.toMatch(/hit/i);
				expect(headers['x-robots-tag']).toBe('noindex');
				expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${cms}`);
			}
			expect(await (await request.get(path)).text()).toContain(
				'<meta name="robots" content="noindex"',
			);
			expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/preview');
		});
	});

test('the settings preview shows home, and other origins cannot frame public pages', async ({
	page,
	request,
}) => {
	const owner = await OwnerApi.signIn(request);
	await page.goto(await previewPath(owner, 'site', 'site'));
	await expect(page.getByRole('region', { name: 'Introduction' })).toBeVisible();
	await expect(page.getByLabel('About this preview')).toBeVisible();
	for (const path of ['/', '/about', '/sumu', '/blogs/page=1']) {
		const policy = (await request.get(path)).headers()['content-security-policy'];
		expect(policy, path).toMatch(/frame-ancestors 'self'$/);
	}
});

test('an invalid preview link returns an uncached 404', async ({ request }) => {
	const page = await request.get('/preview/none');
	expect(page.status()).toBe(404);
	expect(page.headers()['cache-control']).toBe('no-store');
	expect(page.headers()['x-robots-tag']).toBe('noindex');
});

test('a preview can be switched to phone width', async ({ page, request }) => {
	const owner = await OwnerApi.signIn(request);
	await withDraft(owner, 'blog', name, async (id) => {
		await page.goto(await previewPath(owner, 'blog', id));
		await page.getByRole('button', { name: 'Phone width' }).click();
		const phone = page.frameLocator('iframe[title="The preview at phone width"]');
		await expect(phone.getByRole('heading', { name, level: 1 })).toBeVisible();
		expect(await phone.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(375);
		await page.getByRole('button', { name: 'Full width' }).click();
		await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
	});
});

test('a new project is previewed before it is saved, without a preview link', async ({
	page,
	request,
}) => {
	await signInAsOwner(page);
	await page.goto('/sumu/upload-project');
	await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
	const shown = page.frameLocator('iframe[title="The page with your changes"]');
	await page.getByLabel('Project name').fill(name);
	await expect(shown.getByRole('heading', { name, level: 1 })).toBeVisible();
	await page.getByLabel('Project Price').fill('77');
	await expect(shown.getByText('$_77', { exact: true })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Copy link' })).toHaveAttribute(
		'aria-disabled',
		'true',
	);
	await page.getByRole('button', { name: 'Close preview' }).click();
	await expect(page.locator('iframe')).toHaveCount(0);
	expect(await (await request.get('/api/projects')).text()).not.toContain(name);
});

test('the settings preview shows the whole home page with unsaved changes', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await signInAsOwner(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto('/sumu/settings');
	await page.getByRole('button', { name: 'Full page' }).click();
	const shown = page.frameLocator('iframe[title="The page with your changes"]');
	await expect(shown.locator('footer')).toBeAttached();
	await expect(shown.locator('#newsletter h2')).toBeAttached();
	const newsletter = page.getByRole('group', { name: 'Newsletter', exact: true });
	await newsletter.getByRole('textbox').first().fill('Letters, woven monthly');
	await expect(shown.getByRole('heading', { name: 'Letters, woven monthly' })).toBeAttached();
	await page.getByRole('button', { name: 'Copy link' }).click();
	await expect(page.getByText('Copied.')).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect((await page.request.get(link)).status()).toBe(200);
});

test('the panel previews drafts and settings, but not types without a page', async ({
	browser,
	request,
}) => {
	const owner = await OwnerApi.signIn(request);
	const page = await browser.newPage();
	const lost: string[] = [];
	page.on('response', (response) => {
		if (response.status() === 404) lost.push(response.url());
	});
	await page.goto(`${cms}/admin`);
	await page.getByLabel(/email/i).fill(account.email);
	await page.getByLabel(/^password/i).fill(account.password);
	await page.getByRole('button', { name: /login/i }).click();
	await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
	await withDraft(owner, 'project', name, async (id) => {
		const types = `${cms}/admin/content-manager/collection-types`;
		await page.goto(`${types}/api::project.project/${id}`);
		await page.getByRole('link', { name: 'Open preview' }).click();
		const shown = page.frameLocator('iframe[src*="/preview/"]');
		await expect(shown.getByRole('heading', { name, level: 1 })).toBeVisible();
		const { data } = await (await request.get('/api/services')).json();
		await page.goto(`${types}/api::service.service/${data[0]._id}`);
		await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Open preview' })).toHaveCount(0);
	});
	await page.goto(`${cms}/admin/content-manager/single-types/api::site-setting.site-setting`);
	await page.getByRole('link', { name: 'Open preview' }).click();
	const home = page.frameLocator('iframe[src*="/preview/"]');
	await expect(home.getByRole('region', { name: 'Introduction' })).toBeVisible();
	expect(lost).toEqual([]);
	await page.close();
});
