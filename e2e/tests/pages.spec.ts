import type { Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { expectNoViolationsInBothThemes } from '../support/axe';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';
import { alive } from '../support/wait-for-hydration';

/** Public pages, each with a text that only it shows. */
const pages = [
	{ path: '/about', title: 'About me', words: 'See the certificates' },
	{ path: '/skills', title: 'Skills', words: 'Playwright and Vitest' },
	{ path: '/services', title: 'Services', words: 'Creative Design' },
	{ path: '/projects/page=1', title: 'Projects', words: 'Shapla Tea House' },
	{ path: '/blogs/page=1', title: 'Blog', words: 'Forms that forgive' },
	{ path: '/contact', title: 'Tell me what you need', words: 'What happens next' },
	{ path: '/search?q=loom', title: 'Search', words: 'for “loom”' },
	{ path: '/newsletter/confirm?token=x', title: 'One more click', words: 'Confirm my' },
	{
		path: '/newsletter/unsubscribe?token=x',
		title: 'Unsubscribe from the newsletter?',
		words: 'remove your address',
	},
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const javaScriptEnabled of [true, false])
	test.describe(`pages ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
		test.use({ javaScriptEnabled });

		for (const { path, title, words } of pages)
			test(`${path} shows its heading and text`, async ({ page }) => {
				const response = await page.goto(path);
				expect(response?.status()).toBe(200);
				await expect(heading(page)).toHaveText(title);
				await expect(heading(page)).toHaveCount(1);
				await expect(page.getByText(words).first()).toBeVisible();
			});

		test('the search highlights the searched words', async ({ page }) => {
			await page.goto('/search');
			await page.getByRole('searchbox').fill('Loom grid');
			await page.getByRole('button', { name: 'Search' }).click();
			await expect(page).toHaveURL(/\/search\?q=Loom\+grid$/);
			const post = page.getByRole('article').filter({ hasText: 'What the loom taught me' });
			await expect(post.locator('h3 mark')).toHaveText(['loom', 'grid']);
		});

		test('the contact page sends its form', async ({ page }) => {
			await page.goto('/contact');
			await page.getByLabel('Your Name').fill('Nadia Alam');
			await page.getByLabel('Your Email').fill('nadia@example.com');
			await page.getByLabel('Your Number').fill('+880 1711 000000');
			await page.getByLabel('Subject').fill('A shop for twenty teas');
			await page.getByLabel('Details').fill('Picked by hand, sold by weight.');
			await page.getByRole('button', { name: /send/i }).click();
			await expect(page.getByText(messages.contactSent)).toBeVisible();
			await expect(page).toHaveURL(/\/contact(#contact)?$/);
		});
	});

for (const javaScriptEnabled of [true, false])
	test.describe(`an expired confirmation link ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
		test.use({ javaScriptEnabled, expectedErrors: [/400/] });

		test('shows an error after its button is pressed', async ({ page }) => {
			await page.goto('/newsletter/confirm?token=used-up');
			await page.getByRole('button', { name: 'Confirm my subscription' }).click();
			await expect(page.getByText(messages.linkExpired)).toBeVisible();
		});
	});

for (const { path } of [...pages, { path: '/search' }, { path: '/blogs/page=2' }])
	test(`${path} has no axe violations`, async ({ page }) => {
		await page.goto(path);
		await alive(page);
		await page.waitForLoadState('networkidle');
		await expectNoViolationsInBothThemes(page);
	});

test('every link in the navigation bar opens its page', async ({ page }) => {
	await page.goto('/');
	const bar = page.getByRole('navigation', { name: 'Main' });
	for (const [link, title] of [
		['About', 'About me'],
		['Skills', 'Skills'],
		['Services', 'Services'],
		['Projects', 'Projects'],
		['Blog', 'Blog'],
		['Contact', 'Tell me what you need'],
	] as const) {
		await bar.getByRole('link', { name: link }).click();
		await expect(heading(page)).toHaveText(title);
		await expect(bar.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
	}
});

test('Hire Me and About me open their pages', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'About me' }).click();
	await expect(page).toHaveURL(/\/about$/);
	await page.getByRole('link', { name: 'Hire Me' }).click();
	await expect(page).toHaveURL(/\/contact$/);
});

for (const [path, leadsTo] of [
	['/portfolio', '/projects/page=1'],
	['/blog', '/blogs/page=1'],
	['/blog/page=1', '/blogs/page=1'],
	['/blog/page=2', '/blogs/page=2'],
] as const)
	test(`${path} redirects to ${leadsTo}`, async ({ page, request }) => {
		const response = await request.get(path, { maxRedirects: 0 });
		expect(response.status()).toBe(302);
		expect(response.headers().location).toBe(leadsTo);
		await page.goto(path);
		await expect(page).toHaveURL(new RegExp(`${leadsTo}$`));
	});

test('Portfolio and Blog in the footer open the lists', async ({ page }) => {
	await page.goto('/about');
	const footer = page.getByRole('contentinfo');
	await footer.getByRole('link', { name: 'Portfolio' }).click();
	await expect(page).toHaveURL(/\/projects\/page=1$/);
	await footer.getByRole('link', { name: 'Blog' }).click();
	await expect(page).toHaveURL(/\/blogs\/page=1$/);
});

test('the blog is paginated', async ({ page }) => {
	await page.goto('/blogs/page=1');
	await expect(page.getByRole('article')).toHaveCount(9);
	await page.getByRole('link', { name: 'Next page' }).click();
	await expect(page).toHaveURL(/\/blogs\/page=2$/);
	await expect(page.getByRole('article')).toHaveCount(5);
	await page.getByRole('link', { name: 'Previous page' }).click();
	await expect(page.getByRole('article')).toHaveCount(9);
});

test.describe('the 404 page', () => {
	test.use({ expectedErrors: [/404/] });
	for (const path of ['/nowhere', '/blogs/page=99', '/blogs/page=0', '/blogs/x'])
		test(`${path} returns 404 and a link to the home page`, async ({ page }) => {
			const response = await page.goto(path);
			expect(response?.status()).toBe(404);
			await expect(heading(page)).toHaveText(messages.notFound);
			await page.getByRole('link', { name: 'Back to the home page' }).click();
			await expect(page).toHaveURL(/\/$/);
		});

	for (const { width, height } of sizes)
		test(`it shows a search and three projects at ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height });
			await page.goto('/nowhere');
			const newest = page.getByRole('region', { name: 'Newest projects' });
			await expect(newest.getByRole('article')).toHaveCount(3);
			await expect(newest.getByRole('link', { name: 'All projects' })).toBeVisible();
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(wide).toBeLessThanOrEqual(width);
			await page.getByRole('searchbox').fill('tea');
			await page.getByRole('searchbox').press('Enter');
			await expect(page).toHaveURL(/\/search\?q=tea/);
		});

	test.describe('without JavaScript', () => {
		test.use({ javaScriptEnabled: false });

		test('it has a working search and a link to the projects', async ({ page }) => {
			await page.goto('/nowhere');
			await page.getByRole('searchbox').fill('tea');
			await page.getByRole('searchbox').press('Enter');
			await expect(page).toHaveURL(/\/search\?q=tea/);
			await page.goto('/nowhere');
			await page.getByRole('link', { name: 'All projects' }).click();
			await expect(heading(page)).toHaveText('Projects');
		});
	});
});

test('the tab strip fades out at its end only on a phone', async ({ page }) => {
	await page.goto('/projects/page=1');
	const strip = page.getByRole('navigation', { name: 'Show projects' }).getByRole('list');
	await page.setViewportSize({ width: 375, height: 800 });
	await expect(strip).toHaveCSS('mask-image', /^linear-gradient\(to right, .*\)$/);
	await page.setViewportSize({ width: 1440, height: 900 });
	await expect(strip).toHaveCSS('mask-image', 'none');
});

test('the search shortcut focuses the field, and Enter shows the results', async ({ page }) => {
	await page.goto('/about');
	await alive(page);
	await page.keyboard.press('/');
	await expect(page.getByRole('searchbox')).toBeFocused();
	await page.keyboard.type('react');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('status')).toContainText('results for “react”');
});

test('arrow keys switch skill categories on the about page', async ({ page }) => {
	await page.goto('/about');
	await alive(page);
	const tabs = page.getByRole('tablist', { name: 'Skill categories' });
	await tabs.getByRole('tab', { name: 'Front-end' }).press('ArrowDown');
	await expect(tabs.getByRole('tab', { name: 'Back-end' })).toBeFocused();
	await expect(page.getByRole('meter', { name: 'Node.js' })).toBeVisible();
});

test('a meter on the skills page has its percentage', async ({ page }) => {
	await page.goto('/skills');
	const bar = page.getByRole('meter', { name: 'Git and GitHub' });
	await bar.scrollIntoViewIfNeeded();
	await expect(bar).toHaveAttribute('aria-valuenow', '92');
});
