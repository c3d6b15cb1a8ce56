import type { Page } from '@playwright/test';
import type { AdminOverview } from '@sumu/contract';
import { signInAsOwner } from '../support/accounts';
import { moveByKeys } from '../support/move-by-keys';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';
import { allProjects, Visitor } from '../support/visitor';

const picture = '../cms/demo/pictures/boi-mela-reader.webp';

/** Returns the names in a public list, in its order. */
const names = async (page: Page, path: string, key: string): Promise<string[]> => {
	const { data } = await (await page.context().request.get(path)).json();
	return data.map((item: Record<string, string>) => item[key]);
};

const said = 'Counted in the overview';

/** Signs in a new visitor, adds a project to the cart and rates it with one star. */
async function arrive(page: Page, name: string | undefined): Promise<Visitor> {
	const project = (await allProjects(page.request)).find(
		({ projectsName }) => projectsName === name,
	);
	if (!project) throw new Error('No such project');
	const visitor = await Visitor.on(page);
	await visitor.add(project);
	await visitor.review({ projectId: project._id, rating: 1, reviewText: said });
	return visitor;
}

/** Returns the number of one-star ratings. */
const worst = ({ reviewsByMonth }: AdminOverview) =>
	reviewsByMonth.reduce((sum, { stars }) => sum + (stars[0] ?? 0), 0);

for (const viewport of sizes)
	test.describe(`settings at ${viewport.width} px`, () => {
		test.use({ viewport });

		test('appear in the preview while typing and on the site after saving', async ({
			page,
			request,
			browser,
		}) => {
			const api = await OwnerApi.signIn(request);
			const { intro } = (await api.call('get', '/site')).data;
			const typed = `Woven anew, ${Date.now()}`;
			const visitor = await browser.newPage();
			await visitor.goto('/');
			await signInAsOwner(page);
			await page.goto('/sumu/settings');
			try {
				await page
					.getByRole('textbox', { name: 'Introduction (optional)', exact: true })
					.fill(typed);
				const preview = page.getByRole('button', { name: 'Preview' });
				if (await preview.isVisible()) await preview.click();
				await expect(page.getByLabel('The page with these settings')).toContainText(typed);
				await page.getByRole('button', { name: 'Save', exact: true }).click();
				await expect(page.getByText('Saved. The changes are live.')).toBeVisible();
				const home = async () => (await request.get('/')).text();
				await expect.poll(home).toContain(typed);
				await visitor.reload();
				await expect(visitor.getByText(typed)).toBeVisible();
			} finally {
				await api.call('put', '/site', { intro });
				await visitor.close();
			}
		});

		test('a picture is uploaded, previewed, saved and removed', async ({ page, request }) => {
			const api = await OwnerApi.signIn(request);
			const portrait = async () => (await api.call('get', '/site')).data.portrait;
			const before = await portrait();
			await signInAsOwner(page);
			await page.goto('/sumu/settings');
			const field = page.getByRole('group', { name: 'Portrait', exact: true });
			const save = page.getByRole('button', { name: 'Save', exact: true });
			const saved = page.getByText('Saved. The changes are live.');
			try {
				await field.getByLabel('Portrait').setInputFiles(picture);
				await expect(page.getByText('Unsaved changes.')).toBeVisible();
				await save.click();
				await expect(saved).toBeVisible();
				const after = await portrait();
				expect(after.url).not.toBe(before?.url);
				await expect(field.getByRole('img')).toHaveAttribute('src', new RegExp(`${after.url}$`));

				await field.getByRole('button', { name: 'Remove' }).click();
				await save.click();
				await expect(page.getByText('Unsaved changes.')).toHaveCount(0);
				await expect.poll(portrait).toBeNull();
			} finally {
				await api.call('put', '/site', { portrait: before?.url ?? null });
			}
		});
	});

test('invalid settings show an error, and leaving asks for confirmation', async ({ page }) => {
	await signInAsOwner(page);
	await page.goto('/sumu/settings');
	await page.getByLabel('Resume (optional)', { exact: true }).fill('nowhere');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Some fields need your attention.')).toBeVisible();
	await page.getByRole('link', { name: 'Manage Users' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
	await expect(page).toHaveURL('/sumu/settings');
	await expect(page.getByLabel('Resume (optional)', { exact: true })).toHaveValue('nowhere');
});

for (const viewport of sizes)
	test.describe(`the order at ${viewport.width} px`, () => {
		test.use({ viewport });

		test('is changed by keyboard, drag, button or menu, and the site uses it', async ({
			page,
			request,
		}) => {
			const api = await OwnerApi.signIn(request);
			const { data } = await api.call('get', '/services');
			const ids = data.map(({ _id }: { _id: string }) => _id);
			const order = () => names(page, '/api/services', 'servicesHeader');
			const [first = '', second = '', third = '', ...rest] = await order();
			await signInAsOwner(page);
			await page.goto('/sumu/order-services');
			const handle = (name: string) =>
				page.getByRole('button', { name: `Move ${name}`, exact: true });
			try {
				await moveByKeys(page, first, 'ArrowDown', 2, page.locator('[data-lifted]'));
				await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
				await expect.poll(order).toEqual([second, first, third, ...rest]);

				await handle(third).hover();
				await page.mouse.down();
				const { y = 0, x = 0, height = 0 } = (await handle(second).boundingBox()) ?? {};
				await page.mouse.move(x + 10, y + height, { steps: 5 });
				await page.mouse.move(x + 10, y + 2, { steps: 5 });
				await page.mouse.up();
				await expect.poll(order).toEqual([third, second, first, ...rest]);
				const html = await (await page.request.get('/services')).text();
				expect(html.indexOf(third)).toBeLessThan(html.indexOf(first));

				const step = page.getByRole('button', { name: `Move ${first} up` });
				if (await step.isVisible()) await step.click();
				else {
					// A phone has the steps in the row's menu.
					await page.getByRole('button', { name: `More actions for ${first}` }).click();
					await page.getByRole('menuitem', { name: `Move ${first} up` }).click();
				}
				await expect.poll(order).toEqual([third, first, second, ...rest]);
			} finally {
				await api.call('put', '/services/order', { ids });
			}
		});
	});

test('the overview’s figures, tables and lists match the data', async ({
	page,
	request,
	browser,
}) => {
	const api = await OwnerApi.signIn(request);
	const read = async () => (await api.call('get', '/overview')).data;
	const before = await read();
	const [newest] = await allProjects(request);
	const name = before.cartsByProject[0]?.projectsName ?? newest?.projectsName;
	const visit = await browser.newContext();
	const client = await arrive(await visit.newPage(), name);
	await visit.close();
	await signInAsOwner(page);
	await page.goto('/sumu');
	const { counts, unreadMessages, reviewsByMonth } = await read();
	const { total } = await api.find('/projects', '');
	expect(counts.projects).toBe(total);
	const figure = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
	await expect(figure(/^Projects/)).toContainText(String(total));
	await expect(figure(/^Projects/)).toContainText(`${counts.blogs} posts`);
	await expect(figure(/^Unread messages/)).toContainText(String(unreadMessages));
	await expect(figure(/^On shortlists/)).toContainText(`On shortlists${before.counts.cards + 1}`);
	const table = page.getByRole('table', { name: 'Reviews by rating' });
	await expect(table.getByRole('row')).toHaveCount(reviewsByMonth.length + 1);
	await expect(table.getByRole('columnheader', { name: '1 star', exact: true })).toBeAttached();

	const line = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem');
	await expect(line('Newest users').first()).toContainText(client.email);
	const held = before.cartsByProject[0]?.count ?? 0;
	await expect(line('On shortlists, by project').first()).toHaveText(`${name}${held + 1}`);
	await expect(line('Ratings by stars').last()).toHaveText(`1${worst(before) + 1}`);
	for (const id of (await api.find('/reviews', said)).ids)
		await api.call('delete', `/review/${id}`);
});

test.describe('without a network', () => {
	test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|chunk|Failed to fetch/] });

	test('a list shows a loading error and recovers when back online', async ({ page, context }) => {
		await signInAsOwner(page);
		await page.goto('/sumu/manage-skills');
		await expect(page.getByText(/^\d+ skills$/)).toBeVisible();
		await context.setOffline(true);
		await page.getByRole('searchbox').fill('CSS');
		await expect(page.getByText('skills could not be loaded.')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
		await context.setOffline(false);
		await expect(page.getByRole('checkbox', { name: /Select .*CSS/ }).first()).toBeVisible();
	});

	test('visited and preloaded screens open, and another one opens when back online', async ({
		page,
		context,
	}) => {
		const preloaded = page.waitForResponse(/\/assets\/review-list-[\w-]+\.js/);
		await signInAsOwner(page);
		await page.goto('/sumu/manage-skills');
		await expect(page.getByText(/^\d+ skills$/)).toBeVisible();
		await (await preloaded).finished();
		await page.waitForLoadState('networkidle');
		const menu = page.getByRole('complementary', { name: 'Side menu' });
		const heading = page.getByRole('heading', { level: 1 });
		await menu.getByRole('link', { name: 'Manage Projects' }).click();
		await expect(page.getByText(/^\d+ projects$/)).toBeVisible();

		await context.setOffline(true);
		await expect(page.getByText(/^You’re offline/)).toBeVisible();
		await menu.getByRole('link', { name: 'Manage Skills' }).click();
		await expect(page.getByText(/^\d+ skills$/)).toBeVisible();
		await menu.getByRole('link', { name: 'Manage Reviews' }).click();
		await expect(heading).toHaveText('Manage Reviews');
		await menu.getByRole('link', { name: 'Trash' }).click();
		await expect(heading).toHaveText('This screen isn’t loaded');

		await context.setOffline(false);
		await expect(heading).toHaveText('Trash');
		await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
	});

	test('a failed deletion shows an error and restores the row', async ({ page, context }) => {
		await signInAsOwner(page);
		await page.goto('/sumu/manage-skills');
		const bin = page.getByRole('button', { name: 'Delete React', exact: true });
		await expect(bin).toBeVisible();
		// The dialogs load with the workplace, not on first use.
		await page.waitForLoadState('networkidle');
		await context.setOffline(true);
		await bin.click();
		await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
		await page.getByRole('button', { name: 'Yes, delete it !' }).click();
		await expect(page.getByRole('dialog', { name: 'It couldn’t be deleted' })).toBeVisible();
		await page.getByRole('button', { name: 'OK' }).click();
		await expect(bin).toBeVisible();
		await context.setOffline(false);
		await page.reload();
		await expect(bin).toBeVisible();
	});
});
