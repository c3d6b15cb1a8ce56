import type { Browser, Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { signInAsOwner } from '../support/accounts';
import { expectNoViolations, expectNoViolationsInBothThemes } from '../support/axe';
import { aheadIn, pass } from '../support/cms-clock';
import { OwnerApi } from '../support/owner';
import { folder } from '../support/product';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';

const minute = 60_000;
const topic = (page: Page) => page.getByLabel('Blog name', { exact: true });
const author = (page: Page) => page.getByLabel('Author', { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) =>
	expect(page.getByText(text, { exact: true })).toBeVisible();
const shows = (page: Page, id: string) =>
	expect.poll(async () => (await page.request.get(`/api/blog/${id}`)).status());

let api: OwnerApi;
let made: string[] = [];

test.beforeEach(async ({ request }) => {
	api = await OwnerApi.signIn(request);
});
test.afterEach(async ({ request }) => {
	// A test may have moved the clock past the expiry of the token.
	const owner = await OwnerApi.signIn(request);
	for (const id of made) await owner.call('delete', `/blog/${id}`);
	made = [];
});

async function makePost(name: string, how: object = {}): Promise<string> {
	const { data } = await api.call('get', '/blog?limit=1');
	const post = { topic: name, author: 'Sumu', description: 'Threads', img: data[0].img, ...how };
	const { insertedId } = await api.call('post', '/blog/add-blog', post);
	made.push(insertedId);
	return insertedId;
}

/** Opens the form of a post in a second browser. */
async function openElsewhere(browser: Browser, id: string): Promise<Page> {
	const context = await browser.newContext();
	const page = await context.newPage();
	await signInAsOwner(page);
	await page.goto(`/sumu/blog-update/${id}`);
	await expect(topic(page)).toBeVisible();
	return page;
}

/** Formats a time in Dhaka (UTC+6) for a `datetime-local` input. */
const inDhaka = (moment: number) => new Date(moment + 6 * 60 * minute).toISOString().slice(0, 16);

test('a scheduled draft is published at its time and can be unpublished', async ({ page }) => {
	const id = await makePost('Written today', { status: 'draft' });
	await signInAsOwner(page);
	await page.goto(`/sumu/blog-update/${id}`);
	const bar = page.getByRole('group', { name: 'Status and actions' });
	await expect(bar.getByText('Draft', { exact: true })).toBeVisible();
	await shows(page, id).toBe(404);

	await topic(page).fill('Shown on Friday');
	await press(page, 'Schedule…');
	const { timeZone } = (await api.call('get', '/site')).data;
	expect(timeZone).toBe('Asia/Dhaka');
	await page
		.getByLabel(`Goes live at (${timeZone})`)
		.fill(inDhaka(Date.now() + aheadIn(folder) + 3 * minute));
	await press(page, 'Schedule');
	await expect(bar.getByText('Scheduled', { exact: true })).toBeVisible();
	await shows(page, id).toBe(404);

	await pass(folder, 3 * minute);
	await shows(page, id).toBe(200);
	const { data } = await (await page.request.get(`/api/blog/${id}`)).json();
	expect(data.topic).toBe('Shown on Friday');

	// The form was open meanwhile, which is no conflict.
	await author(page).fill('Somebody');
	await press(page, 'Save draft');
	await said(page, 'Saved as a draft');
	await expect(bar.getByText('Modified', { exact: true })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Show what it changes' })).toBeVisible();
	await press(page, 'Unpublish');
	await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
	await said(page, 'Unpublished. It is a draft now.');
	await shows(page, id).toBe(404);
	await expect(author(page)).toHaveValue('Somebody');
});

test('a conflict between two tabs is shown, and both values can be merged', async ({
	page,
	browser,
}) => {
	const id = await makePost('Two tabs');
	const other = await openElsewhere(browser, id);
	await signInAsOwner(page);
	await page.goto(`/sumu/blog-update/${id}`);
	await topic(page).fill('From the first tab');
	await topic(other).fill('From the second tab');
	await author(other).fill('The second');
	await press(page, 'Update post');
	await said(page, messages.updateSucceeded);
	await press(other, 'Update post');
	await expect(other.getByRole('heading', { name: /was changed elsewhere/ })).toBeVisible();
	await expect(other.getByText('From the first tab')).toBeVisible();
	await expectNoViolations(other);
	await other.getByRole('group', { name: 'Blog name' }).getByLabel('Both').check();
	await press(other, 'Use these');
	await press(other, 'Update post');
	await said(other, messages.updateSucceeded);
	const { data } = await api.call('get', `/blog/${id}`);
	expect(data.topic).toBe('From the second tab / From the first tab');
	expect(data.author).toBe('The second');
	await other.context().close();
});

test('a local draft does not overwrite a newer save from another browser', async ({
	page,
	browser,
}) => {
	const id = await makePost('Begun');
	await signInAsOwner(page);
	await page.goto(`/sumu/blog-update/${id}`);
	await topic(page).fill('Half a thought');
	await expect(page.getByText(/Draft saved/)).toBeVisible();
	await page.goto('/sumu/manage-blogs?search=Begun');
	await expect(page.getByText('Unsaved changes here')).toBeVisible();
	const other = await openElsewhere(browser, id);
	await topic(other).fill('Finished elsewhere');
	await press(other, 'Update post');
	await said(other, messages.updateSucceeded);
	await other.context().close();

	await page.goto(`/sumu/blog-update/${id}`);
	await expect(page.getByRole('heading', { name: /based on an older version/ })).toBeVisible();
	const both = page.getByRole('group', { name: 'Blog name' });
	await expect(both.getByText('Half a thought')).toBeVisible();
	await both.getByLabel('Theirs').check();
	await press(page, 'Use these');
	await expect(topic(page)).toHaveValue('Finished elsewhere');
	const kept = page.getByRole('region', { name: /didn’t choose/ });
	await expect(kept.getByText('Half a thought')).toBeVisible();
});

test.describe(() => {
	test.use({ expectedErrors: [/status of 404/] });
	test('a post deleted elsewhere can be recreated from the open form', async ({ page }) => {
		const id = await makePost('Soon gone');
		await signInAsOwner(page);
		await page.goto(`/sumu/blog-update/${id}`);
		await topic(page).fill('Nevergone');
		await api.call('delete', `/blog/${id}`);
		made = [];
		await press(page, 'Update post');
		await expect(page.getByText(/was deleted elsewhere/)).toBeVisible();
		await press(page, 'Create it again from your changes');
		await expect(page).toHaveURL(/\/sumu\/add-blog\?draft=/);
		await expect(topic(page)).toHaveValue('Nevergone');
		await press(page, 'Publish');
		await said(page, messages.productAdded);
		const { ids } = await api.find('/blog', 'Nevergone');
		made.push(...ids);
		expect(ids).toHaveLength(1);
	});
});

for (const viewport of sizes)
	test(`entry states have no axe violations at ${viewport.width} px`, async ({ browser }) => {
		const modified = await makePost('Brandnewer draft');
		await api.call('put', `/blog/update/${modified}`, { author: 'Newer', status: 'draft' });
		const publishAt = new Date(Date.now() + 1000 * 60 * minute).toISOString();
		await makePost('Brandnewer one, on Friday', { publishAt });
		const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
		const page = await context.newPage();
		await signInAsOwner(page);
		await page.goto('/sumu/add-blog');
		await topic(page).fill('Half a thought');
		await expect(page.getByText(/Draft saved/)).toHaveCount(1);
		await page.goto(`/sumu/blog-update/${modified}`);
		await press(page, 'Schedule…');
		await expect(page.getByText(/The site shows the published version/)).toBeVisible();
		await expectNoViolationsInBothThemes(page);
		await page.goto('/sumu/manage-blogs?search=Brandnewer');
		await expect(page.getByText('2 posts')).toBeVisible();
		await expect(page.getByText('Unsaved drafts in this browser')).toBeVisible();
		await expectNoViolationsInBothThemes(page);
		await page.getByLabel('Status', { exact: true }).selectOption('Scheduled');
		await expect(page.getByText('1 post', { exact: true })).toBeVisible();
		const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(await wide()).toBeLessThanOrEqual(0);
		await context.close();
	});
