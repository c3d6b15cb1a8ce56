import type { APIRequestContext, Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { signInAsOwner } from '../support/accounts';
import { cancelDeletion, confirmDeletion } from '../support/dialogs';
import { type ManagedList, managedLists } from '../support/managed-lists';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';
import { eachInASize } from '../support/viewport-sizes';

/** Word in the name of every row that the tests make. */
const mark = 'Warpthread';
const made = 26;
const onePage = 20;
/** Lists with the same table and order as those of projects and skills. */
const nightlyLists = ['posts', 'services'];
const named = (number: string) => `${mark} q${number}`;

/** Numbers of the remaining rows, ascending. */
let left: string[] = [];

async function sweep(owner: OwnerApi, { api, remove }: ManagedList) {
	const { ids } = await owner.find(api, mark);
	for (const id of ids) await owner.call('delete', `${remove}/${id}`);
}

async function fill(request: APIRequestContext, list: ManagedList) {
	const owner = await OwnerApi.signIn(request);
	await sweep(owner, list);
	const { data } = await owner.call('get', '/projects?limit=1');
	left = Array.from({ length: made }, (_, index) => String(index + 1).padStart(2, '0'));
	for (const number of left)
		await list.make(named(number), { owner, request, picture: data[0].image });
}

const boxes = (page: Page) => page.getByRole('checkbox', { name: new RegExp(`${mark} q\\d\\d$`) });
/** Returns the numbers of the rows on the screen, from the top. */
const shown = (page: Page) =>
	boxes(page).evaluateAll((found) => found.map((box) => box.getAttribute('aria-label')?.slice(-2)));
const shows = (page: Page, numbers: string[]) => expect.poll(() => shown(page)).toEqual(numbers);

/** Sorts with the header of the table, or with the select box on small screens. */
async function sortByName(page: Page, { column, field }: ManagedList, direction: '' | '-') {
	const select = page.getByLabel('Sort by');
	if (await select.isVisible()) return void (await select.selectOption(direction + field));
	const head = page.getByRole('columnheader', { name: column, exact: true });
	const wanted = direction ? 'descending' : 'ascending';
	const press = async (sorted: string) => {
		await head.getByRole('button').click();
		await expect(head).toHaveAttribute('aria-sort', sorted);
	};
	if ((await head.getAttribute('aria-sort')) === null) await press('ascending');
	if ((await head.getAttribute('aria-sort')) !== wanted) await press(wanted);
}

for (const [name, list, viewport] of eachInASize(managedLists))
	test.describe(`the list of ${name} at ${viewport.width} px`, {
		tag: nightlyLists.includes(name) ? '@nightly' : [],
	}, () => {
		test.use({ viewport });
		test.beforeAll(async ({ request }) => fill(request, list));
		test.afterAll(async ({ request }) => sweep(await OwnerApi.signIn(request), list));
		test.beforeEach(async ({ page }) => signInAsOwner(page));

		test('is searched, sorted and paginated by the server, with its state in the URL', async ({
			page,
		}) => {
			await page.goto(list.path);
			const asked = page.waitForRequest((request) =>
				new URL(request.url()).search.includes(`search=${mark}`),
			);
			await page.getByRole('searchbox').fill(mark);
			await asked;
			await expect(page.getByText(`${left.length} ${list.plural}`)).toBeVisible();
			const order = list.newestFirst ? left.toReversed() : left;
			await shows(page, order.slice(0, onePage));

			await sortByName(page, list, '-');
			await shows(page, left.toReversed().slice(0, onePage));
			await sortByName(page, list, '');
			await shows(page, left.slice(0, onePage));
			await page.getByRole('link', { name: 'Page 2', exact: true }).click();
			await shows(page, left.slice(onePage));
			await page.reload();
			await shows(page, left.slice(onePage));
			expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
				search: mark,
				sort: list.field,
				page: '2',
			});

			await page.getByRole('searchbox').fill(named(left[0] ?? ''));
			await expect(page.getByText(`1 ${list.one}`, { exact: true })).toBeVisible();
			await page.getByRole('searchbox').fill(`${mark} of nobody`);
			await expect(page.getByText(messages.notFound)).toBeVisible();
			await expect(page.getByText(`No results for “${mark} of nobody”.`)).toBeVisible();
		});

		test('opens the filled-in form of a row', async ({ page, request }) => {
			const wanted = named(left[1] ?? '');
			const { ids } = await (await OwnerApi.signIn(request)).find(list.api, wanted);
			await page.goto(`${list.path}?search=${mark}&sort=${list.field}`);
			await page.getByRole('link', { name: `Edit ${list.called(wanted)}` }).click();
			await expect(page).toHaveURL(list.form.address(ids[0] ?? ''));
			await expect(page.getByLabel(list.form.label, { exact: true })).toHaveValue(wanted);
		});

		test('deletes one or several rows after confirmation', async ({ page, request }) => {
			const owner = await OwnerApi.signIn(request);
			const there = async () => (await owner.find(list.api, mark)).total;
			const [third = '', second = '', last = ''] = left.slice(-3);
			await page.goto(`${list.path}?search=${mark}&sort=-${list.field}`);
			const bin = page.getByRole('button', { name: `Delete ${list.called(named(last))}` });
			await bin.click();
			await cancelDeletion(page, list.entity);
			await expect(bin).toBeFocused();
			expect(await there()).toBe(left.length);

			await bin.click();
			await confirmDeletion(page, list.entity, list.deleted);
			await expect(bin).toHaveCount(0);
			await expect.poll(there).toBe(left.length - 1);

			for (const number of [second, third])
				await page.getByRole('checkbox', { name: `Select ${list.called(named(number))}` }).click();
			await page.getByRole('button', { name: 'Delete 2', exact: true }).click();
			await confirmDeletion(page, list.entity, list.deleted);
			left = left.slice(0, -3);
			await shows(page, left.toReversed().slice(0, onePage));
			await expect(page.getByText(`${left.length} ${list.plural}`)).toBeVisible();
			await expect.poll(there).toBe(left.length);
		});
	});
