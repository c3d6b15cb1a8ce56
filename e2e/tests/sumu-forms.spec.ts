import type { Locator, Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { makeAccount, signInAs, signInAsOwner } from '../support/accounts';
import { expectNoViolationsByWidth } from '../support/axe';
import { contrastOf } from '../support/contrast';
import { hold } from '../support/hold-requests';
import { projectValues } from '../support/project-values';
import { expect, test } from '../support/test';
import { eachInASize } from '../support/viewport-sizes';

const picture = '../cms/demo/pictures/boi-mela-reader.webp';

/** Time limit for uploading a picture and making all its sizes on a slow machine, in milliseconds. */
const made = 30_000;

const save = (page: Page) => page.getByRole('button', { name: /^(Publish$|Update )/ });
const choose = (page: Page, label: string) =>
	page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(picture);

interface Form {
	readonly path: string;
	readonly picture: string;
	readonly typed: Readonly<Record<string, string>>;
	readonly missing: readonly string[];
	readonly post: string;
	readonly done: string;
}

const forms: Readonly<Record<string, Form>> = {
	service: {
		path: '/sumu/upload-service',
		picture: 'Picture',
		typed: { 'Service name': 'Weaving', Description: 'Cloth for the web' },
		missing: [messages.enterBox],
		post: '**/api/projects/services',
		done: messages.servicesAdded,
	},
	skill: {
		path: '/sumu/add-skill',
		picture: 'Skill photo',
		typed: { 'Skill name': 'Astro', Percentage: '70' },
		missing: [messages.enterBox, messages.skillPhoto],
		post: '**/api/projects/skill-add',
		done: messages.skillAdded,
	},
	review: {
		path: '/sumu/add-review',
		picture: 'Photo',
		typed: { Name: 'Nadia Alam', Address: 'Dhaka', Review: 'On time, and kind' },
		missing: [
			messages.reviewerName,
			messages.reviewerAddress,
			messages.reviewerText,
			messages.reviewerPhoto,
		],
		post: '**/api/projects/add-review',
		done: messages.reviewAdded,
	},
	project: {
		path: '/sumu/upload-project',
		picture: 'Cover picture',
		typed: projectValues,
		missing: [
			messages.enterProjectName,
			messages.enterLiveLink,
			messages.enterTheme,
			messages.enterPrice,
			messages.enterFeature,
			messages.enterDelivery,
			messages.enterFrontend,
			messages.enterBackend,
			messages.enterProjectDescription,
			messages.selectPhotos,
		],
		post: '**/api/project/project-add',
		done: messages.productAdded,
	},
	post: {
		path: '/sumu/add-blog',
		picture: 'Cover picture',
		typed: { 'Blog name': 'How a loom thinks', Author: 'Sumu', Description: '## Threads' },
		missing: [messages.enterBlogName, messages.enterBlogDescription, messages.selectPhotos],
		post: '**/api/blog/add-blog',
		done: messages.productAdded,
	},
};

const valuesIn = (body: unknown): string[] =>
	Object.values(Object(body)).flatMap((value) =>
		(Array.isArray(value) ? value : [value]).map(String),
	);

async function fill(page: Page, { typed, picture: label }: Form) {
	for (const [name, text] of Object.entries(typed))
		await page.getByLabel(name, { exact: true }).fill(text);
	await choose(page, label);
}

for (const [name, form, viewport] of eachInASize(forms))
	test.describe(`at ${viewport.width} px`, () => {
		test.use({ viewport, expectedErrors: [/status of 500/] });
		test.beforeEach(async ({ page }) => signInAsOwner(page));

		test(`the ${name} form shows errors, recovers from failed requests and saves`, async ({
			page,
		}) => {
			await page.goto(form.path);
			await save(page).click();
			for (const message of form.missing)
				await expect(page.getByText(message.trim(), { exact: true }).first()).toBeVisible();
			await fill(page, form);

			await page.route('**/api/image', (route) => route.fulfill({ status: 500 }), { times: 1 });
			await save(page).click();
			await expect(page.getByText(/The picture could not be uploaded/)).toBeVisible();
			await page.route(form.post, (route) => route.fulfill({ status: 500 }), { times: 1 });
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(page.getByText(/Couldn’t save/)).toBeVisible({ timeout: made });
			for (const [label, text] of Object.entries(form.typed))
				await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);

			const posted = page.waitForResponse(form.post);
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(page.getByText(form.done, { exact: true })).toBeVisible({ timeout: made });
			const { data } = await (await posted).json();
			expect(valuesIn(data)).toEqual(expect.arrayContaining(Object.values(form.typed)));
			const isEmpty = async () => {
				for (const label of Object.keys(form.typed))
					await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
				await expect(page.getByRole('img', { name: 'Your selection' })).toHaveCount(0);
			};
			await isEmpty();
			await page.reload();
			await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
			await isEmpty();
		});

		test(`the ${name} form has no axe violations`, async ({ page }) => {
			await page.goto(form.path);
			await save(page).click();
			await expect(page.getByText(form.missing[0]?.trim() ?? '').first()).toBeVisible();
			await expectNoViolationsByWidth(page);
		});
	});

/** Expects a button to be readable under the pointer, in both themes. */
async function expectReadable(button: Locator) {
	await button.hover();
	for (const colorScheme of ['dark', 'light'] as const) {
		await button.page().emulateMedia({ colorScheme });
		await expect.poll(() => contrastOf(button)).toBeGreaterThanOrEqual(4.5);
	}
}

test('an upload shows its progress and can be cancelled and retried', async ({ page }) => {
	const form = forms.service;
	if (!form) throw new Error('No form');
	await signInAsOwner(page);
	await page.goto(form.path);
	await fill(page, form);
	// The upload never gets a response.
	await page.route('**/api/image', () => {});
	const stopped = page.waitForEvent('requestfailed', (asked) => asked.url().endsWith('/api/image'));
	await save(page).click();
	const bar = page.getByRole('progressbar', { name: 'Upload' });
	await expect(bar).toBeVisible();
	await expectReadable(page.getByRole('button', { name: 'Uploading…' }));
	await page.getByRole('button', { name: 'Cancel' }).click();
	await stopped;
	await expect(page.getByText(/The upload was cancelled, so nothing was saved/)).toBeVisible();
	await expect(bar).toHaveCount(0);
	await expect(page.getByRole('img', { name: 'Your selection' })).toBeVisible();
	for (const [label, text] of Object.entries(form.typed))
		await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
	await page.unroute('**/api/image');
	const release = await hold(page, form.post);
	await page.getByRole('button', { name: 'Try again' }).click();
	await expectReadable(page.getByRole('button', { name: 'Saving…' }));
	release();
	await expect(page.getByText(form.done, { exact: true })).toBeVisible({ timeout: made });
});

test('the update form changes a project but not its live link', async ({ page }) => {
	await signInAsOwner(page);
	const list = await page.request.get('/api/projects?limit=1');
	const { data } = await list.json();
	await page.goto(`/sumu/project-update/${data[0]._id}`);
	await expect(page.getByLabel('Live Link')).toHaveAttribute('readonly');
	await page.getByLabel('Project Theme').fill('Woven by hand');
	await save(page).click();
	await expect(page.getByText(messages.updateSucceeded, { exact: true })).toBeVisible();
	await expect(page).toHaveURL(`/sumu/project-update/${data[0]._id}`);
	await page.getByRole('link', { name: 'View on site' }).click();
	await expect(page).toHaveURL(new RegExp(`/project/${data[0].slug}$`));
	const saved = await page.request.get(`/api/project/${data[0]._id}`);
	const { projectTheme, projectsLiveLink } = (await saved.json()).data;
	expect([projectTheme, projectsLiveLink]).toEqual(['Woven by hand', data[0].projectsLiveLink]);
});

test('a draft survives a reload, and leaving the form asks for confirmation', async ({ page }) => {
	await signInAsOwner(page);
	await page.goto('/sumu/upload-service');
	await page.getByLabel('Service name').fill('Half a thought');
	await expect(page.getByText(/Draft saved/)).toBeVisible();
	await page.getByRole('link', { name: 'Add Skill' }).click();
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page).toHaveURL('/sumu/upload-service');
	await page.reload();
	await expect(page.getByText(/Your draft from/)).toBeVisible();
	await expect(page.getByLabel('Service name')).toHaveValue('Half a thought');
	await page.getByRole('button', { name: 'Discard' }).click();
	await expect(page.getByLabel('Service name')).toHaveValue('');
	// Reloads before the delay after which the draft is saved.
	await page.getByLabel('Service name').fill('A thought cut off');
	await page.reload();
	await expect(page.getByLabel('Service name')).toHaveValue('A thought cut off');
});

test('the workplace redirects signed-out visitors to the login page', async ({ page }) => {
	const response = await page.goto('/sumu/manage-users');
	expect(response?.headers()['x-robots-tag']).toBe('noindex');
	await expect(page).toHaveURL(`/login?${new URLSearchParams({ from: '/sumu/manage-users' })}`);
});

test('a non-admin is signed out of the workplace with an error message', async ({
	page,
	request,
}) => {
	await signInAs(page, await makeAccount(request));
	await page.goto('/sumu/upload-project');
	await expect(page.getByText(messages.notAdmin)).toBeVisible();
	await expect(page).toHaveURL(/\/login\?from=/);
	expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});
