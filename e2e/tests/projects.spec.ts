import { messages } from '@sumu/contract';
import { expect, test } from '../support/test';

test('the list has pages, the second another nine', async ({ page }) => {
	await page.goto('/projects/page=1');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
	const cards = page.locator('main article');
	await expect(cards).toHaveCount(9);
	const first = await cards.first().textContent();
	await page.getByRole('link', { name: 'Page 2', exact: true }).click();
	await expect(page).toHaveURL(/\/projects\/page=2$/);
	await expect(cards.first()).not.toHaveText(first ?? '');
});

test('a long name is cut after 30 characters', async ({ page, request }) => {
	const { data } = await (await request.get('/api/projects')).json();
	const long = data.findIndex(
		({ projectsName }: { projectsName: string }) => projectsName.length > 30,
	);
	await page.goto(`/projects/page=${Math.floor(long / 9) + 1}`);
	await expect(page.getByText(`${data[long].projectsName.slice(0, 30).trimEnd()}…`)).toBeVisible();
});

test('the tabs filter, and the address keeps the choice', async ({ page }) => {
	await page.goto('/projects/page=1');
	await page.getByRole('link', { name: 'Web Design', exact: true }).click();
	await expect(page).toHaveURL(/web-design/);
	await expect(page.getByRole('link', { name: 'Web Design', exact: true })).toHaveAttribute(
		'aria-current',
		/page|true/,
	);
	const shown = await page.locator('main article').count();
	await page.reload();
	await expect(page.locator('main article')).toHaveCount(shown);
});

test.describe('what is not there', () => {
	test.use({ expectedErrors: [/404/] });

	for (const path of ['/projects/page=999', '/projects/page=0', '/projects/abc', '/nowhere'])
		test(`${path} is the not-found page, with status 404`, async ({ page }) => {
			const answer = await page.goto(path);
			expect(answer?.status()).toBe(404);
			await expect(page.getByText(messages.notFound)).toBeVisible();
		});
});
