import { messages } from '@sumu/contract';
import { expect, test } from '../support/test';

test('the list is paginated', async ({ page }) => {
	await page.goto('/projects/page=1');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
	const cards = page.locator('main article');
	await expect(cards).toHaveCount(9);
	const first = await cards.first().textContent();
	await page.getByRole('link', { name: 'Page 2', exact: true }).click();
	await expect(page).toHaveURL(/\/projects\/page=2$/);
	await expect(cards.first()).not.toHaveText(first ?? '');
});

test('a long name is truncated after 30 characters', async ({ page, request }) => {
	const { data } = await (await request.get('/api/projects')).json();
	const long = data.findIndex(
		({ projectsName }: { projectsName: string }) => projectsName.length > 30,
	);
	await page.goto(`/projects/page=${Math.floor(long / 9) + 1}`);
	await expect(page.getByText(`${data[long].projectsName.slice(0, 30).trimEnd()}…`)).toBeVisible();
});

test('the tabs filter the list, and the URL keeps the filter', async ({ page, request }) => {
	const { data } = await (await request.get('/api/projects/1?category=Web%20Design')).json();
	const names = data.map(({ projectsName }: { projectsName: string }) => projectsName.slice(0, 20));
	expect(names.length).toBeGreaterThan(0);
	const tab = page.getByRole('link', { name: 'Web Design', exact: true });
	const shown = page.locator('main article').getByRole('heading');

	await page.goto('/projects/page=1');
	await tab.click();
	await expect(page).toHaveURL(/web-design/);
	await expect(tab).toHaveAttribute('aria-current', /page|true/);
	await expect(shown).toContainText(names);
	await page.reload();
	await expect(shown).toContainText(names);
});

test.describe('missing pages', () => {
	test.use({ expectedErrors: [/404/] });

	for (const path of ['/projects/page=999', '/projects/page=0', '/projects/abc', '/nowhere'])
		test(`${path} shows the 404 page with status 404`, async ({ page }) => {
			const response = await page.goto(path);
			expect(response?.status()).toBe(404);
			await expect(page.getByText(messages.notFound)).toBeVisible();
		});
});
