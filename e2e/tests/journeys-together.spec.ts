import type { Browser, Page } from '@playwright/test';
import { deleteCard, messages, type Project } from '@sumu/contract';
import { makeAccount } from '../support/accounts';
import { comeBack } from '../support/return-to-tab';
import { expect, test } from '../support/test';
import { allProjects, Visitor } from '../support/visitor';

/** Shorter than the interval at which the cart is refreshed automatically. */
const atOnce = { timeout: 6_000 };

const addButton = (page: Page) =>
	page.getByRole('button', { name: messages.addToCard, exact: true });
const inCart = (page: Page) => page.getByRole('button', { name: 'In your card' });
const bag = (page: Page, figures: RegExp) => page.getByRole('link', { name: figures });

async function add(page: Page, { _id }: Project) {
	await page.goto(`/project/${_id}`);
	await addButton(page).click();
	await expect(inCart(page)).toBeVisible();
}

async function remove(page: Page, { projectsName }: Project) {
	await page.goto('/card/overview');
	await page.getByRole('button', { name: `Delete ${projectsName}` }).click();
	await page.getByRole('button', { name: messages.deletionTexts.confirm }).click();
	await expect(page.getByText(messages.deletionTexts.doneTitle)).toBeVisible();
	await page.getByRole('button', { name: 'OK' }).click();
}

async function elsewhere(browser: Browser, account: { email: string; password: string }) {
	const context = await browser.newContext();
	return Visitor.on(await context.newPage(), account);
}

test('three browsers change the cart concurrently and end with the same contents', async ({
	browser,
	request,
}) => {
	const [a, b, c, d, e, f] = await allProjects(request);
	if (!a || !b || !c || !d || !e || !f) throw new Error('Not the demo content');
	const account = await makeAccount(request);
	const [one, two, three] = [
		await elsewhere(browser, account),
		await elsewhere(browser, account),
		await elsewhere(browser, account),
	];
	await one.add(a, b);
	await Promise.all([remove(one.page, a), add(two.page, c), add(three.page, d)]);
	await Promise.all([add(one.page, e), remove(two.page, b), add(three.page, f)]);
	// Two browsers add the same project at once, while the third removes another project.
	for (const { page } of [one, two]) await page.goto(`/project/${a._id}`);
	for (const { page } of [one, two]) await expect(addButton(page)).toBeEnabled();
	await Promise.all([
		addButton(one.page).click(),
		addButton(two.page).click(),
		remove(three.page, d),
	]);
	for (const { page } of [one, two]) await expect(inCart(page)).toBeVisible();

	const left = [a, c, e, f].map(({ projectsName }) => projectsName).toSorted();
	expect((await one.cart()).map((card) => card.projectsName).toSorted()).toEqual(left);
	for (const { page } of [one, two, three]) {
		await comeBack(page);
		await expect(bag(page, /\b4 items \$/)).toBeVisible(atOnce);
	}
	for (const { page } of [one, two, three]) {
		await page.goto('/card/overview');
		const rows = page.getByRole('table', { name: 'Card Overview' }).locator('tbody tr');
		await expect(rows).toHaveCount(4);
		for (const name of left) await expect(rows.filter({ hasText: name })).toHaveCount(1);
		await page.context().close();
	}
});

test.describe('offline for a moment', () => {
	test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

	test('a failed addition is rolled back with an error and can be retried', async ({
		page,
		context,
		request,
	}) => {
		const [project, other] = await allProjects(request);
		if (!project || !other) throw new Error('Not the demo content');
		const visitor = await Visitor.on(page);
		await visitor.add(other);
		await page.goto(`/project/${project._id}`);
		await expect(bag(page, /\b1 item \$/)).toBeVisible();
		await context.setOffline(true);
		await addButton(page).click();
		await expect(page.getByRole('alert').getByText(messages.notAddedToCard)).toBeVisible();
		await expect(addButton(page)).toBeVisible();
		await expect(bag(page, /\b1 item \$/)).toBeVisible();
		await context.setOffline(false);
		await addButton(page).click();
		await expect(inCart(page)).toBeVisible();
		await expect(page.getByText(messages.notAddedToCard)).toHaveCount(0);
		await expect(page.getByText(messages.addedToCard, { exact: true })).toBeVisible();
		expect(await visitor.cart()).toHaveLength(2);
	});

	test('a failed removal shows an error, restores the row in place and can be retried', async ({
		page,
		context,
		request,
	}) => {
		const [oldest, middle, newest] = await allProjects(request);
		if (!oldest || !middle || !newest) throw new Error('Not the demo content');
		const visitor = await Visitor.on(page);
		await visitor.add(oldest, middle, newest);
		await page.goto('/card/overview');
		const rows = page.getByRole('table', { name: 'Card Overview' }).locator('tbody tr');
		const inOrder = [newest, middle, oldest].map(({ projectsName }) => new RegExp(projectsName));
		await expect(rows).toHaveText(inOrder);
		const yes = page.getByRole('button', { name: messages.deletionTexts.confirm });
		await page.getByRole('button', { name: `Delete ${middle.projectsName}` }).click();
		await expect(yes).toBeVisible();
		await context.setOffline(true);
		await yes.click();
		await expect(page.getByRole('dialog', { name: 'It couldn’t be deleted' })).toBeVisible();
		await page.getByRole('button', { name: 'OK' }).click();
		await expect(rows).toHaveText(inOrder);
		await expect(bag(page, /\b3 items \$/)).toBeVisible();
		await context.setOffline(false);
		await remove(page, middle);
		await expect(rows).toHaveText(inOrder.filter((_, place) => place !== 1));
		expect(await visitor.cart()).toHaveLength(2);
	});

	test('changes from another browser appear after reconnecting', async ({
		page,
		context,
		browser,
	}) => {
		const [asked, kept, gone, come] = await allProjects(page.request);
		if (!asked || !kept || !gone || !come) throw new Error('Not the demo content');
		const account = await makeAccount(page.request);
		const visitor = await Visitor.on(page, account);
		await visitor.add(kept, gone);
		await page.goto(`/project/${asked._id}`);
		await expect(bag(page, /\b2 items \$/)).toBeVisible();
		const other = await elsewhere(browser, account);

		await context.setOffline(true);
		for (const card of await other.cart())
			if (card.projectId === gone._id) await other.call(deleteCard, { params: { id: card._id } });
		await other.add(come, asked);
		await addButton(page).click();
		await expect(page.getByRole('alert').getByText(messages.notAddedToCard)).toBeVisible();
		await context.setOffline(false);

		await expect(inCart(page)).toBeVisible(atOnce);
		await expect(bag(page, /\b3 items \$/)).toBeVisible(atOnce);
		await expect(page.getByText(messages.notAddedToCard)).toHaveCount(0);
		await other.page.context().close();
	});
});
