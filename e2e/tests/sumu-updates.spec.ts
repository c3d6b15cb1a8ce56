import type { Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { signInAsOwner } from '../support/accounts';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';
import { eachInASize } from '../support/viewport-sizes';

interface Update {
	/** Path of the API call that lists the entries. */
	readonly api: string;
	readonly form: string;
	/** Path of the API call that saves an entry, and of the list of entries in the workplace. */
	readonly put: string;
	readonly list: string;
	readonly button: string;
	/** Fields that the form must show, by label and key. */
	readonly fields: readonly (readonly [label: string, key: string])[];
	/** Field that the test changes; `page` shows its text. */
	readonly changed: readonly [label: string, key: string];
	readonly page: string;
	/** Error message if the field is empty. */
	readonly missing: string;
}

const updates: Readonly<Record<string, Update>> = {
	post: {
		api: '/blog',
		form: '/sumu/blog-update',
		put: '/blog/update',
		list: '/sumu/manage-blogs',
		button: 'Update post',
		fields: [
			['Blog name', 'topic'],
			['Author', 'author'],
			['Description', 'description'],
		],
		changed: ['Blog name', 'topic'],
		page: '/blogs/page=1',
		missing: messages.enterBlogName,
	},
	service: {
		api: '/services',
		form: '/sumu/service-update',
		put: '/service/update',
		list: '/sumu/manage-Services',
		button: 'Update service',
		fields: [
			['Service name', 'servicesHeader'],
			['Description', 'servicesDescription'],
		],
		changed: ['Service name', 'servicesHeader'],
		page: '/services',
		missing: messages.enterBox,
	},
	skill: {
		api: '/skills',
		form: '/sumu/skill-update',
		put: '/skill/update',
		list: '/sumu/manage-skills',
		button: 'Update skill',
		fields: [
			['Skill name', 'skillName'],
			['Percentage', 'percentage'],
			['Level (optional)', 'level'],
			['Group (optional)', 'group'],
		],
		changed: ['Skill name', 'skillName'],
		page: '/skills',
		missing: messages.enterBox,
	},
	review: {
		api: '/reviews',
		form: '/sumu/review-update',
		put: '/review/update',
		list: '/sumu/manage-reviews',
		button: 'Update review',
		fields: [
			['Name', 'UserName'],
			['City', 'userCity'],
			['Review', 'reviewText'],
		],
		changed: ['Name', 'UserName'],
		page: '/',
		missing: messages.reviewerName,
	},
};

/** Returns the HTML of a public page from the server. */
const publicPage = async (page: Page, path: string) =>
	(await page.context().request.get(path)).text();

for (const [name, update, viewport] of eachInASize(updates))
	test.describe(`at ${viewport.width} px`, () => {
		test.use({ viewport, expectedErrors: [/status of 500/] });

		test(`the ${name} form opens filled in, saves, and updates the site`, async ({
			page,
			request,
		}) => {
			const api = await OwnerApi.signIn(request);
			const { data } = await api.call('get', `${update.api}?page=1`);
			const item = data[0];
			const [label, key] = update.changed;
			const text = `Rewoven ${Date.now()}`;
			await signInAsOwner(page);
			await page.goto(`${update.form}/${item._id}`);
			for (const [field, from] of update.fields)
				await expect(page.getByLabel(field, { exact: true })).toHaveValue(String(item[from] ?? ''));
			const changed = page.getByLabel(label, { exact: true });
			const save = page.getByRole('button', { name: update.button });
			try {
				await changed.fill('');
				await save.click();
				await expect(page.getByText(update.missing, { exact: true })).toBeVisible();
				await changed.fill(text);
				await page.route(`**/api${update.put}/*`, (route) => route.fulfill({ status: 500 }), {
					times: 1,
				});
				await save.click();
				await expect(page.getByText(/Couldn’t save/)).toBeVisible();
				await expect(changed).toHaveValue(text);
				await page.getByRole('button', { name: 'Try again' }).click();
				await expect(page.getByText(messages.updateSucceeded, { exact: true })).toBeVisible();
				await expect.poll(() => publicPage(page, update.page)).toContain(text);
				await expect(page).toHaveURL(`${update.form}/${item._id}`);
				await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible();
				await page.goto(update.list);
				await expect(page.getByRole('link', { name: new RegExp(`^Edit.*${text}`) })).toBeVisible();
			} finally {
				await api.call('put', `${update.put}/${item._id}`, { [key]: item[key] });
			}
		});
	});

test('the description preview follows typing, and the post’s page shows the saved text', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const { data } = await api.call('get', '/blog?page=1');
	const { _id: id, description } = data[0];
	await page.setViewportSize({ width: 1440, height: 900 });
	await signInAsOwner(page);
	await page.goto(`/sumu/blog-update/${id}`);
	try {
		await page.getByLabel('Description', { exact: true }).fill('## Warp and weft\n\n*Slowly.*');
		const preview = page.getByRole('region', { name: 'Preview' });
		await expect(preview.getByRole('heading', { name: 'Warp and weft' })).toBeVisible();
		await page.getByRole('button', { name: 'Update post' }).click();
		await expect(page.getByText(messages.updateSucceeded, { exact: true })).toBeVisible();
		await page.goto(`/blog/${id}`);
		await expect(page.getByRole('heading', { name: 'Warp and weft' })).toBeVisible();
	} finally {
		await api.call('put', `/blog/update/${id}`, { description });
	}
});
