import type { Site } from '@sumu/contract';
import { signInAsOwner } from '../support/accounts';
import { expectNoViolations } from '../support/axe';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';

/** The test also visits a missing page. */
test.use({ expectedErrors: [/status of 404/] });

test('a pattern woven by the owner appears as banner, border, icon and 404 picture', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const { heroPicture }: Site = (await api.call('get', '/site')).data;
	const kept = await api.brand();
	/** Returns the possible sources of a picture: its URL, or a data URL if it is small. */
	const sources = async (url = '') => [
		url,
		`data:image/svg+xml,${encodeURIComponent(await (await request.get(url)).text())}`,
	];
	await signInAsOwner(page);
	await page.goto('/sumu/weave');
	try {
		await page.getByLabel('Name in the pattern').fill('Ada Lovelace');
		await page.getByLabel('Pattern', { exact: true }).selectOption('ikat');
		await page.getByLabel(/^Seed/).fill('77');
		await expectNoViolations(page);
		await page.getByRole('button', { name: 'Save' }).click();
		await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible();

		const { data }: { data: Site } = await api.call('get', '/site');
		const woven = data.heroPicture?.url ?? '';
		expect(woven).toMatch(/weave_hero/);
		await expect.poll(async () => (await request.get('/')).text()).toContain(woven);
		await page.goto('/');
		const hero = page.getByRole('region', { name: 'Introduction' }).getByRole('img');
		expect(await sources(woven)).toContain(await hero.getAttribute('src'));
		expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(870);
		const border = await page
			.getByRole('contentinfo')
			.locator('div')
			.first()
			.evaluate((hem) => getComputedStyle(hem).backgroundImage);
		expect(border).toContain(data.brand.border?.url ?? 'none');

		await page.goto('/nowhere');
		const lost = await page.getByRole('alert').locator('img').getAttribute('src');
		expect(await sources(data.brand.lost?.url)).toContain(lost);
		const icon = await page.locator('link[rel=icon]').getAttribute('href');
		expect((await request.get(icon ?? '')).headers()['content-type']).toBe('image/png');
	} finally {
		await api.call('put', '/site', { heroPicture: heroPicture?.url ?? null, brand: kept });
	}
});
