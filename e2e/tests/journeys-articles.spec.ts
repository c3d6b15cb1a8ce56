import type { Page } from '@playwright/test';
import { listBlogs } from '@sumu/contract';
import { site } from '../support/product';
import { expect, test } from '../support/test';
import { allProjects, ask, Visitor } from '../support/visitor';

/** Returns the font files that only articles use, if the page has loaded them. */
const faces = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready;
		const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
		return loaded.flatMap(
			(name) => /\/(text-(?:strong|italic)[a-z-]*)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? [],
		);
	});

async function open(page: Page, topic: RegExp) {
	const { data } = await ask(page.request, listBlogs);
	const post = data.find((one) => topic.test(one.topic));
	if (!post) throw new Error('No such post');
	await Visitor.on(page);
	await page.goto(`/blog/${post._id}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.topic);
	return post;
}

/** Expects plain share links with the address of the page; the e-mail also has its title as the subject. */
async function expectWaysOn(page: Page, path: string, title: string) {
	const links = page.getByRole('list', { name: 'Share' }).getByRole('link');
	await expect(links).toHaveText(['WhatsApp', 'LinkedIn', 'Facebook', 'E-mail']);
	for (const link of await links.all()) {
		const address = decodeURIComponent((await link.getAttribute('href')) ?? '');
		expect(address).toContain(new URL(path, site).href);
	}
	const mail = await links.last().getAttribute('href');
	expect(mail).toBe(
		`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(site + path)}`,
	);
}

test('an article loads fonts that the list omits, and aligns a pair of pictures', async ({
	page,
}) => {
	await page.goto('/blogs/page=1');
	expect(await faces(page)).toEqual([]);
	await open(page, /^What the loom/);
	await expect.poll(() => faces(page)).toContain('text-italic');
	const pair = page.locator('[data-pair]');
	await pair.scrollIntoViewIfNeeded();
	const [one, other] = await Promise.all(
		[0, 1].map((at) => pair.getByRole('img').nth(at).boundingBox()),
	);
	expect(one?.y).toBe(other?.y);
	expect(one?.width).toBeCloseTo(other?.width ?? 0, 0);
});

test('the table of contents marks the current section after every scroll jump', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, /^What the loom/);
	const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
	await expect(current).toHaveText('Count first, draw later');
	await page.evaluate(() => document.getElementById('where-i-broke-the-rule')?.scrollIntoView());
	await expect(current).toHaveText('Where I broke the rule');
	await page.evaluate(() =>
		document.getElementById('children-that-share-the-threads')?.scrollIntoView(),
	);
	await page.evaluate(() => scrollBy(0, -600));
	await expect(current).toHaveText('The border carries the weight');
	await page.evaluate(() => scrollTo(0, 0));
	await expect(current).toHaveText('Count first, draw later');
});

test('a post has share links, links to its tags and prints in black', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.emulateMedia({ colorScheme: 'dark' });
	const post = await open(page, /^One type scale/);
	await expectWaysOn(page, `/blog/${post.slug}`, post.topic);
	await page.getByRole('button', { name: 'Copy link' }).click();
	await expect(page.getByText('Link copied')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`/blog/${post.slug}`);
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await expect(page.getByRole('contentinfo')).toBeHidden();
	await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
	await expect(page.locator('article p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
	await expect(page.locator('article pre code').first()).toHaveCSS('font-family', /monospace$/);
	await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
	await page.getByRole('definition').getByRole('link', { name: 'CSS' }).click();
	await expect(page).toHaveURL(/\/blogs\/page=1\?tag=CSS$/);
	await expect(
		page.getByRole('article').filter({ hasText: post.topic.slice(0, 12) }),
	).toBeVisible();
	await expect(page.getByRole('link', { name: 'Follow via RSS' })).toBeVisible();
});

test('code blocks do not overlap the table of contents', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, /^One type scale/);
	const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox();
	const ends = await page
		.locator('article pre')
		.evaluateAll((all) => all.map((code) => code.getBoundingClientRect().right));
	expect(ends.length).toBeGreaterThan(0);
	expect(Number(contents?.x) - Math.max(...ends)).toBeGreaterThanOrEqual(20);
});

test('a project has plain share links', async ({ page }) => {
	const [project] = await allProjects(page.request);
	if (!project) throw new Error('No project');
	await Visitor.on(page);
	await page.goto(`/project/${project.slug}`);
	await expectWaysOn(page, `/project/${project.slug}`, project.projectsName);
});
