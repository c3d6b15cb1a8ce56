import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signInAsOwner } from '../support/accounts';
import { expectNoViolationsInBothThemes } from '../support/axe';
import { startEmpty } from '../support/empty-product';
import { OwnerApi } from '../support/owner';
import { secondPorts } from '../support/second-product';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';

const fixtures = '../cms/tests/fixtures/import';
const widerThanWindow = () => document.documentElement.scrollWidth - innerWidth;

/** Entries of each source, with the state in which they are added. */
const cases: Readonly<Record<string, readonly (readonly [title: string, state: string])[]>> = {
	'wordpress.xml': [
		['MIN password', 'Draft'],
		['MIN figures', 'Published'],
		['MIN brackets', 'Published'],
		['MIN classic with one p', 'Published'],
		['Don’t & do “it”', 'Published'],
	],
	markdown: [
		['MIN Jekyll draft', 'Draft'],
		['MIN draft yes', 'Draft'],
		['MIN future', 'Scheduled'],
		['MIN toml', 'Published'],
		['MIN mdx', 'Published'],
		['MIN astro', 'Published'],
		['Café', 'Published'],
	],
	'ghost.json': [
		['Case paid', 'Draft'],
		['Case members', 'Draft'],
		['Case letter', 'Draft'],
		['Case scheduled', 'Scheduled'],
		['Case cards', 'Draft'],
		['Case mobiledoc', 'Published'],
	],
	medium: [
		['Unfinished thoughts', 'Draft'],
		['Quiet buttons', 'Published'],
		['A reply', 'Left out'],
	],
	substack: [
		['Open letter, with a comma', 'Published'],
		['Paid letter', 'Draft'],
		['Unsent letter', 'Draft'],
		['A thread', 'Left out'],
		['About', 'Left out'],
		['Spoken letter', 'Published'],
	],
	'squarespace.xml': [
		['Rain — and shine', 'Published'],
		['Untitled words begin this post.', 'Published'],
	],
	projects: [
		['Tea Stall', 'Published'],
		['No Picture', 'Published'],
		['Wrong Price', 'Refused'],
		['Wrong Category', 'Refused'],
	],
};

/** Words that hidden posts contain. */
const secrets = /SECRET/;

test.describe('the import', () => {
	test.use({ baseURL: `http://localhost:${secondPorts.site}` });

	let empty: Awaited<ReturnType<typeof startEmpty>> | undefined;
	test.beforeAll(async () => {
		empty = await startEmpty();
	});
	test.afterAll(() => empty?.stop());
	test.beforeEach(({ page }) => signInAsOwner(page));

	const row = (page: Page, title: string) =>
		page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

	test('gives the expected results for each source', { tag: '@nightly' }, async ({
		page,
		request,
	}) => {
		const api = await OwnerApi.signIn(request);
		await api.call('put', '/site', { categories: ['Web Design', 'Web Development'] });
		for (const [name, expected] of Object.entries(cases)) {
			await page.goto('/sumu/import');
			const isFolder = !name.includes('.');
			await page
				.getByLabel(isFolder ? 'Choose a folder' : 'Choose files', { exact: true })
				.and(page.locator('input'))
				.setInputFiles(join(fixtures, name));
			const start = page.getByRole('button', { name: /^Import \d/ });
			await expect(start).toBeVisible();
			const expectRows = async () => {
				for (const [title, state] of expected)
					await expect(row(page, title).first(), `${name}: ${title}`).toContainText(state);
			};
			await expectRows();
			await start.click();
			await expect(page.getByText('· Done ·')).toBeVisible();
			await expectRows();
			const [addedTitle = ''] = expected.find(([, state]) => state === 'Published') ?? [];
			const found = await request.get(`/api/search?${new URLSearchParams({ q: addedTitle })}`);
			expect(await found.text(), name).toContain(addedTitle);
		}
		for (const path of ['/blog', '/rss.xml', '/sitemap.xml', '/search?q=letter'])
			expect(await (await request.get(path)).text(), path).not.toMatch(secrets);
	});

	test('is operated by keyboard, from the file to the undo', { tag: '@nightly' }, async ({
		page,
	}) => {
		await page.goto('/sumu/import');
		const press = async (name: string | RegExp, key = 'Enter') => {
			const control = page
				.getByRole('button', { name })
				.or(page.getByRole('checkbox', { name }))
				.first();
			await expect(control).toBeVisible();
			for (let tab = 0; tab < 80; tab += 1) {
				if (await control.evaluate((element) => element === document.activeElement)) break;
				await page.keyboard.press('Tab');
			}
			await expect(control).toBeFocused();
			await page.keyboard.press(key);
		};
		const chooser = page.waitForEvent('filechooser');
		await press('Choose files');
		await (await chooser).setFiles({
			name: 'typed.md',
			mimeType: 'text/markdown',
			buffer: Buffer.from('---\ntitle: Typed words\ndate: 2020-01-01\n---\nWords.\n'),
		});
		await expect(row(page, 'Typed words')).toContainText('Published');
		for (const size of sizes) {
			await page.setViewportSize(size);
			expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
			await expectNoViolationsInBothThemes(page);
		}
		await press('Add everything as drafts', 'Space');
		await press('Import 1 entry');
		await expect(page.getByText('· Done ·')).toBeVisible();
		await expect(row(page, 'Typed words')).toContainText('Draft');
		await expectNoViolationsInBothThemes(page);
		await press('Undo: move 1 entry to the trash');
		await press('Undo import');
		await expect(page.getByText('1 entry moved to the trash')).toBeVisible();
		await page.goto('/sumu/trash');
		await expect(page.getByText('Typed words').first()).toBeVisible();
	});
});
