import type { Locator, Page } from '@playwright/test';
import { listMessages, messages, type Project, pageSizes } from '@sumu/contract';
import { hold } from '../support/hold-requests';
import { owner } from '../support/product';
import { expect, test } from '../support/test';
import { allProjects, Visitor } from '../support/visitor';

const addButton = (page: Page) =>
	page.getByRole('button', { name: messages.addToCard, exact: true });
const inCart = (page: Page) => page.getByRole('button', { name: 'In your card' });
const lines = (page: Page) =>
	page.getByRole('table', { name: 'Card Overview' }).locator('tbody tr');

/** Finds the cart link in the bar by its accessible name for these projects. */
function bag(page: Page, projects: readonly Project[]) {
	const sum = projects.reduce(
		(total, { projectPrice }) => total + Math.floor(projectPrice ?? 0),
		0,
	);
	const count = projects.length === 1 ? '1 item' : `${projects.length} items`;
	const name = `View Cart ${count} $${sum.toLocaleString('en-US')}`;
	return page.getByRole('banner').getByRole('link', { name, exact: true });
}

/** Returns all projects; one with cents in its price, a free one, and two others. */
async function someProjects(page: Page) {
	const all = await allProjects(page.request);
	const cents = all.find(({ projectPrice }) => !Number.isInteger(projectPrice));
	const free = all.find(({ projectPrice }) => projectPrice === 0);
	const [one, another] = all.filter((project) => project !== cents && project !== free);
	if (!cents || !free || !one || !another) throw new Error('Not the demo content');
	return { all, cents, free, one, another };
}

test('adding a project updates the cart optimistically and is saved', async ({ page }) => {
	const { cents, free, one } = await someProjects(page);
	const visitor = await Visitor.on(page);
	await visitor.add(cents, free);
	await page.goto(`/project/${one._id}`);
	await expect(bag(page, [cents, free])).toBeVisible();
	const letThrough = await hold(page, '**/api/card/add-card');
	await addButton(page).click();
	await expect(inCart(page)).toBeVisible();
	await expect(bag(page, [cents, free, one])).toBeVisible();
	expect(await visitor.cart()).toHaveLength(2);
	letThrough();
	await expect(page.getByText('Add To Card', { exact: true })).toBeVisible();
	await expect.poll(() => visitor.cart()).toHaveLength(3);
	await page.reload();
	await expect(inCart(page)).toBeVisible();
	await expect(bag(page, [cents, free, one])).toBeVisible();
});

test('the overview lists the cart and asks before deleting a project', async ({ page }) => {
	const { cents, one, another } = await someProjects(page);
	const visitor = await Visitor.on(page);
	await visitor.add(another, one, cents);
	await page.goto('/card/overview');
	await expect(page.getByRole('columnheader')).toHaveText([
		'Id',
		'Project Name',
		'user email',
		'Live Link',
		'Option',
	]);
	await expect(lines(page)).toHaveCount(3);
	const line = lines(page).filter({ hasText: one.projectsName });
	await expect(line.getByRole('cell').first()).toHaveText('2');
	await expect(line).toContainText(visitor.email);
	await expect(
		line.getByRole('link', { name: new URL(one.projectsLiveLink).host }),
	).toHaveAttribute('href', one.projectsLiveLink);

	const remove = line.getByRole('button', { name: 'Delete' });
	await remove.click();
	await expect(page.getByText('Are you sure?')).toBeVisible();
	await expect(page.getByText('You are sure to delete project information')).toBeVisible();
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByText('Oops...')).toBeVisible();
	await expect(page.getByText('Delete Cancel')).toBeVisible();
	await page.getByRole('button', { name: 'OK' }).click();
	expect(await visitor.cart()).toHaveLength(3);

	await remove.click();
	await page.getByRole('button', { name: 'Yes, delete it !' }).click();
	await expect(page.getByText('Deleted!')).toBeVisible();
	await expect(page.getByText('Project information has been deleted.')).toBeVisible();
	await page.getByRole('button', { name: 'OK' }).click();
	await expect(lines(page)).toHaveCount(2);
	await expect(bag(page, [another, cents])).toBeVisible();
	expect((await visitor.cart()).map(({ projectId }) => projectId)).toEqual([
		cents._id,
		another._id,
	]);
});

test('favourites are paginated, and emptying the last page opens the previous one', async ({
	page,
}) => {
	const { all } = await someProjects(page);
	const chosen = all.slice(0, pageSizes.cards + 1);
	const visitor = await Visitor.on(page);
	await visitor.add(...chosen.toReversed());
	await page.goto('/cards/page=1');
	const cards = page.getByRole('main').getByRole('article');
	await expect(cards).toHaveCount(pageSizes.cards);
	await page.getByRole('link', { name: 'Page 2', exact: true }).click();
	await expect(page).toHaveURL('/cards/page=2');
	await expect(cards).toHaveCount(1);
	await expect(cards).toContainText(chosen.at(-1)?.projectsName.slice(0, 20) ?? '');
	await page.goto('/cards/2');
	await expect(cards).toHaveCount(1);
	await cards.getByRole('button', { name: 'Delete' }).click();
	await page.getByRole('button', { name: messages.deletionTexts.confirm }).click();
	await page.getByRole('button', { name: 'OK' }).click();
	await expect(page).toHaveURL('/cards/page=1');
	await expect(cards).toHaveCount(pageSizes.cards);
	await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveCount(0);
});

for (const path of ['/card/overview', '/cards/page=1'])
	test(`${path} shows an empty state`, async ({ page }) => {
		await Visitor.on(page);
		await page.goto(path);
		await expect(page.getByRole('main').getByText('No Data Found')).toBeVisible();
		await page.getByRole('link', { name: 'Browse the projects' }).click();
		await expect(page).toHaveURL('/projects/page=1');
	});

test('a message about the cart lists its projects for the owner', async ({ page, browser }) => {
	const { cents, one } = await someProjects(page);
	const visitor = await Visitor.on(page);
	await visitor.add(one, cents);
	await page.goto('/card/overview');
	await page.getByRole('link', { name: 'Ask about these' }).click();
	const form = page.getByRole('form', { name: 'Contact' });
	await expect(form.getByRole('listitem')).toHaveCount(2);
	for (const { projectsName } of [cents, one])
		await expect(form.getByText(projectsName)).toBeVisible();
	const subject = `About a cart of ${visitor.email}`;
	await form.getByLabel('Your Name').fill('Nadia Alam');
	await form.getByLabel('Your Email').fill(visitor.email);
	await form.getByLabel('Your Number').fill('+880 1711 000000');
	await form.getByLabel('Subject').fill(subject);
	await form.getByLabel('Details').fill('Both of these, please.');
	await form.getByRole('button', { name: /send/i }).click();
	await expect(page.getByText(messages.contactSent)).toBeVisible();

	const context = await browser.newContext();
	const reader = await Visitor.on(await context.newPage(), owner);
	const { data } = await reader.call(listMessages);
	const message = data.find((sent) => sent.subject === subject);
	expect(message?.projects.map(({ name }) => name).toSorted()).toEqual(
		[cents, one].map(({ projectsName }) => projectsName).toSorted(),
	);
	await context.close();
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

	test('sending an enquiry from a first visit takes eight taps, four of them on fields', async ({
		page,
	}) => {
		let taps = 0;
		const tap = (what: Locator) => {
			taps += 1;
			return what.tap();
		};
		await page.goto('/');
		const mark = page.getByRole('button', { name: /^Add to card: / }).first();
		await mark.scrollIntoViewIfNeeded();
		await expect(mark).toHaveAttribute('aria-disabled', 'false');
		await tap(mark);
		await expect(mark).toHaveAttribute('aria-pressed', 'true');
		const inBar = page.getByRole('banner').getByRole('link', { name: /^View Cart 1 item \$/ });
		await expect(inBar).toBeVisible();
		await tap(inBar);
		await expect(page).toHaveURL('/cards/page=1');
		await tap(page.getByRole('link', { name: 'Ask about these' }));
		const form = page.getByRole('form', { name: 'Contact' });
		await expect(form.getByLabel('Subject')).toHaveValue(/^About /);
		const typed = {
			'Your Name': 'Nadia Alam',
			'Your Email': 'nadia.phone@example.com',
			'Your Number': '+880 1711 000000',
			Details: 'One like this, please.',
		};
		for (const [label, text] of Object.entries(typed)) {
			await tap(form.getByLabel(label));
			await page.keyboard.type(text);
		}
		await tap(form.getByRole('button', { name: /send/i }));
		await expect(page.getByText(messages.contactSent)).toBeVisible();
		await expect(form.getByRole('region', { name: 'Your message' })).toContainText(typed.Details);
		expect(taps).toBe(8);
	});
});
