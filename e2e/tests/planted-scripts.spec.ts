import type { APIRequestContext, Page } from '@playwright/test';
import { OwnerApi } from '../support/owner';
import { ports } from '../support/product';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';
import { alive } from '../support/wait-for-hydration';

const code = 'window.planted = true';
const file = '/uploads/planted.js';
const scripts = `<script>${code}</script><script src="${file}"></script>`;
/** Text that would close a surrounding title or script. */
const line = `Loom</title></script>${scripts}`;

const isPlanted = (page: Page) => page.evaluate(() => 'planted' in window);

/** Serves the planted file, which runs if the browser allows it. */
const serveFile = (page: Page) =>
	page.route(`**${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));

async function withPost(request: APIRequestContext, use: (address: string) => Promise<void>) {
	const owner = await OwnerApi.signIn(request);
	const [{ image: img }] = (await owner.call('get', '/projects?limit=1')).data;
	const description = `Threads in order\n\n${scripts}\n\nand ${scripts} below`;
	const post = { topic: line, author: line, description, img };
	const { insertedId } = await owner.call('post', '/blog/add-blog', post);
	await use(`/blog/${insertedId}`);
	await owner.call('delete', `/blog/${insertedId}`);
}

test('scripts in the text or title of a post are not executed', async ({ page, request }) => {
	await serveFile(page);
	await Visitor.on(page);
	await withPost(request, async (post) => {
		for (const [address, text] of [
			[post, 'Threads in order'],
			['/blogs/page=1', 'Loom</title>'],
			['/', 'Loom</title>'],
		] as const) {
			await page.goto(address);
			await expect(page.getByText(text).first()).toBeVisible();
			expect(await (await page.request.get(address)).text()).not.toContain(`<script>${code}`);
			expect(await page.locator(`script[src*="planted"]`).count()).toBe(0);
			expect(await isPlanted(page), address).toBe(false);
		}
	});
});

test.describe('a script injected into a page', () => {
	// React may report the planted script as a hydration error.
	test.use({ expectedErrors: [/Content Security Policy|React error #418/] });

	test('is blocked by the CSP, both inline and from an upload', async ({ page }) => {
		await serveFile(page);
		const refused: string[] = [];
		page.on('console', (message) => {
			if (message.type() === 'error') refused.push(message.text());
		});
		await page.route('**/about', async (route) => {
			const response = await route.fetch();
			const html = await response.text();
			await route.fulfill({ response, body: html.replace('</main>', `${scripts}</main>`) });
		});
		await page.goto('/about');
		await expect(page.locator('script[src*="planted"]')).toHaveCount(1);
		await expect.poll(() => refused.length).toBe(2);
		expect(await isPlanted(page)).toBe(false);
	});
});

test('the CSP allows the site’s own scripts on every host name', async ({ page }) => {
	for (const host of ['localhost', '127.0.0.1', 'loom.localhost', 'localhost'])
		for (const path of ['/about', '/login']) {
			const response = await page.goto(`http://${host}:${ports.site}${path}`);
			const policy = (await response?.allHeaders())?.['content-security-policy'];
			expect(policy).toContain(`script-src ${host}:${ports.site}/assets/ 'sha256-`);
			await alive(page);
		}
});
