import type { Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { OwnerApi } from '../support/owner';
import { Panel } from '../support/panel';
import { listOf, openPanel } from '../support/panel-page';
import { cms } from '../support/product';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';

// The tests provoke refused saves.
test.use({ expectedErrors: [/status of (?:400|409)/] });

const settings = '/content-manager/single-types/api::site-setting.site-setting';
const form = (name: string) => `${listOf(name)}/create`;

/** The panel has one message for every pattern. */
const wrongAddress = 'Please check the format. A web address begins with https://';

/** Invalid values: content type, field, value and error message. */
const tries = [
	['project', 'Price', '-1', /at least 0|from 0 to/i],
	['project', 'Name', 'x'.repeat(130), /at most 120/i],
	['project', 'Live link', 'linkedin.com/in/x', wrongAddress],
	['skill', 'Percentage', '200', /at most 100|from 0 to 100/i],
	['review', 'Stars', '9', /at most 5|from 1 to 5/i],
] as const;

async function refusedIn(page: Page, label: string, value: string, words: string | RegExp) {
	await page.getByLabel(label, { exact: false }).first().fill(value);
	await page.getByRole('button', { name: 'Publish' }).click();
	await expect(page.getByText(words).first(), label).toBeVisible();
	await expect(page, label).toHaveURL(/\/create/);
}

test('invalid values are refused in the form with an error message', async ({ page }) => {
	const [[first]] = tries;
	await openPanel(page, form(first));
	for (const [at, [name, label, value, words]] of tries.entries()) {
		await page.setViewportSize(sizes[at % 2] ?? sizes[1]);
		if (!page.url().endsWith(form(name))) await page.goto(`${cms}/admin${form(name)}`);
		await refusedIn(page, label, value, words);
	}
});

test('a javascript: URL as social link is refused in the settings and never published', async ({
	page,
	request,
}) => {
	const site = async () => JSON.stringify((await (await request.get('/api/site')).json()).data);
	await openPanel(page, settings);
	for (const size of sizes) {
		await page.setViewportSize(size);
		await page.goto(`${cms}/admin${settings}`);
		await page.getByRole('button', { name: 'LinkedIn' }).click();
		await page.getByLabel('Address').first().fill('javascript:alert(9)');
		await page.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(page.getByText(wrongAddress).first()).toBeVisible();
		expect(await site()).not.toContain('javascript:');
	}
});

test('a picture in use is not deleted, and the error names where it is used', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const { data } = await api.call('get', '/projects/page=1');
	const { projectsName, _id } = data[0];
	const panel = await Panel.signIn(request);
	const { image } = await panel.read('api::project.project', _id);
	const { id, name } = Object(image);
	await openPanel(page, `/plugins/upload?page=1&pageSize=10&_q=${encodeURIComponent(name)}`);
	await page.getByRole('checkbox').first().click();
	await page.getByRole('button', { name: 'Delete' }).first().click();
	await page.getByRole('button', { name: 'Confirm' }).click();
	const [start = '', end = ''] = messages.pictureInUse(['USERS']).split('USERS');
	const notice = page.getByText(start).filter({ hasText: end });
	await expect(notice).toContainText(`project “${projectsName}”`);
	const still = await request.get(`${cms}${Object(image).url}`);
	expect([id > 0, still.status()]).toEqual([true, 200]);
});
