import type { Locator, Page } from '@playwright/test';
import { teaserIcons } from '@sumu/contract';
import { signInAsOwner } from '../support/accounts';
import { expectNothingSerious } from '../support/axe';
import { OwnerApi } from '../support/owner';
import { goInPanel, listOf, openPanel } from '../support/panel-page';
import { cms } from '../support/product';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';

const settings = '/content-manager/single-types/api::site-setting.site-setting';
const [phone, laptop] = sizes;

const saved = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Returns the attributes that define an icon's shapes. */
const strokes = (svg: Locator) =>
	svg.evaluate((element) =>
		[...element.children].map(({ attributes }) =>
			['d', 'cx', 'r', 'x', 'width'].map((name) => attributes.getNamedItem(name)?.value),
		),
	);

test('the icon picker of a teaser shows the icons that the site draws', async ({
	page,
	request,
}) => {
	const teaser = async () => (await (await request.get('/api/site')).json()).data.teasers[0];
	const { icon, title } = await teaser();
	await page.goto('/');
	const drawn = await strokes(page.locator('#teasers svg').first());
	await page.setViewportSize(phone);
	await openPanel(page, settings);
	await page.getByRole('button', { name: title }).first().click();
	const choices = page.getByRole('group', { name: 'Icon' });
	await expect(choices.getByRole('radio')).toHaveCount(teaserIcons.length);
	await expectNothingSerious(page, { within: 'fieldset' });
	const chosen = choices.locator('label', { has: page.locator(':checked') });
	expect(await strokes(chosen.locator('svg'))).toEqual(drawn);
	const choose = async (name: string) => {
		await choices.getByRole('radio', { name }).check();
		await saved(page);
		await expect.poll(async () => (await teaser()).icon).toBe(name.toLowerCase());
	};
	await choose(icon === 'target' ? 'Idea' : 'Target');
	await choose(icon.charAt(0).toUpperCase() + icon.slice(1));
});

test('the technologies of a project are edited as chips and stored as text', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const { data: all } = await api.call('get', '/projects?page=1');
	const [{ _id, frontend }] = all.filter((each: { frontend: string }) =>
		each.frontend.includes(', '),
	);
	const words = frontend.split(', ');
	const stored = async () => (await api.call('get', `/project/${_id}?version=draft`)).data.frontend;
	await page.setViewportSize(laptop);
	await openPanel(page, `${listOf('project')}/${_id}`);
	const box = page.getByRole('textbox', { name: 'Front end' });
	const chips = page.getByRole('button', { name: /^Remove / });
	await expect(page.getByRole('button', { name: `Remove ${words[0]}` })).toBeVisible();
	await expectNothingSerious(page, { within: 'div:has(> ul button[aria-label^=Remove])' });
	const before = await chips.count();
	await box.fill('Weft');
	await box.press('Enter');
	await box.fill('Warp,');
	await box.press(',');
	await expect(chips).toHaveCount(before + 2);
	await page.getByRole('button', { name: `Remove ${words[0]}` }).click();
	await saved(page);
	await expect.poll(stored).toBe([...words.slice(1), 'Weft', 'Warp'].join(', '));
	await box.focus();
	await box.press('Backspace');
	await expect(chips).toHaveCount(before);
	await api.call('post', `/project/${_id}/discard`);
});

test('the panel previews a picture’s crop as on the site while its focal point moves', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const { data } = await api.call('get', '/blogs/page=1');
	const { _id, topic } = data.find(({ picture }: { picture: unknown }) => picture);
	const point = async () => (await api.call('get', `/blog/${_id}`)).data.picture.focalPoint;
	const before = await point();
	await page.setViewportSize(laptop);
	await openPanel(page, `${listOf('blog')}/${_id}`);
	const open = page.getByRole('button', { name: 'Focal point and crops' });
	const dialog = page.getByRole('dialog', { name: 'Focal point and crops' });
	const slider = (name: string) => dialog.getByRole('slider', { name });
	await open.click();
	const cut = (where: string) => dialog.locator('figure', { hasText: where }).locator('img');
	for (const where of ['Cards', 'The post’s page', 'Search results', 'Shared links'])
		await expect(cut(where)).toBeVisible();
	await expectNothingSerious(page, { within: '[role=dialog]' });
	await slider('Horizontal').fill('20');
	await slider('Vertical').fill('90');
	await expect(cut('Cards')).toHaveCSS('object-position', '20% 90%');
	const ratioOf = async (picture: Locator) => {
		const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
		return width / height;
	};
	const inPanel = {
		card: await ratioOf(cut('Cards')),
		page: await ratioOf(cut('The post’s page')),
	};
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog).toHaveCount(0);
	expect(await point()).toEqual({ x: 20, y: 90 });

	await page.goto('/blogs/page=1');
	const card = page
		.locator('li, article')
		.filter({ hasText: topic })
		.locator('picture img')
		.first();
	await expect(card).toHaveCSS('object-position', '20% 90%');
	expect(inPanel.card).toBeCloseTo(await ratioOf(card), 1);

	await page.goto(`${cms}/admin${listOf('blog')}/${_id}`);
	await open.click();
	await dialog
		.locator('img')
		.first()
		.click({ position: { x: 30, y: 20 } });
	await expect(cut('Cards')).not.toHaveCSS('object-position', '20% 90%');
	for (const [name, axis] of [
		['Horizontal', 'x'],
		['Vertical', 'y'],
	] as const)
		await slider(name).fill(String(Math.round(before?.[axis] ?? 50)));
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog).toHaveCount(0);
});

const inTheMiddle = [
	'# One',
	'',
	'First words.',
	'',
	'Then *these*.',
	'',
	'## Two',
	'',
	'| a |',
	'| - |',
	'| b |',
];

test('the panel’s article preview matches the site’s typography and follows typing', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const [{ img }] = (await api.call('get', '/blog?limit=1')).data;
	const { data: post } = await api.call('post', '/blog/add-blog', {
		topic: 'Set in type',
		author: 'Sumu',
		description: inTheMiddle.join('\n'),
		img,
	});
	const look = (part: Locator) =>
		part.evaluate((element) => {
			const { fontFamily, fontSize, lineHeight, fontWeight } = getComputedStyle(element);
			const [family = ''] = fontFamily.replaceAll('"', '').split(',');
			const size = Number.parseFloat(fontSize);
			const line = Math.round((10 * Number.parseFloat(lineHeight)) / size) / 10;
			return { family: family.split(' ')[0], size: Math.round(size), line, fontWeight };
		});
	const html = (part: Locator) => part.evaluate(({ innerHTML }) => innerHTML.replace(/\s*\n/g, ''));
	await page.setViewportSize(laptop);
	await openPanel(page, `${listOf('blog')}/${post._id}`);
	await page.getByRole('button', { name: 'Preview as on the site' }).click();
	const article = page.getByRole('region', { name: 'The article' });
	await expect(article.getByRole('heading', { name: 'One' })).toBeVisible();
	const parts = (within: Locator) => ({
		first: within.locator('p').first(),
		text: within.locator('p').nth(1),
		heading: within.locator('h2').nth(1),
		cell: within.locator('td').first(),
	});
	const looks = async (within: Locator) =>
		Object.fromEntries(
			await Promise.all(
				Object.entries(parts(within)).map(async ([name, part]) => [name, await look(part)]),
			),
		);
	await expect(article.locator('td')).toBeVisible();
	await expectNothingSerious(page, { within: 'section[aria-label="The article"]' });
	const inPanel = await looks(article);
	const table = await html(article.locator('table'));
	await page.locator('.CodeMirror').click();
	await page.keyboard.press('Control+Home');
	await page.keyboard.type('Before all. ');
	await expect(article.getByText('Before all.')).toBeVisible();

	await signInAsOwner(page);
	await page.goto(`/blog/${post._id}`);
	const onSite = page.getByRole('main');
	await expect(onSite.locator('td')).toBeVisible();
	expect(inPanel).toEqual(await looks(page.locator('div:has(> h2 + p)').last()));
	expect(table).toBe(await html(onSite.locator('table')));
	await api.call('delete', `/blog/${post._id}`);
});

test('the guide opens in the panel from its home page', async ({ page }) => {
	for (const size of sizes) {
		await page.setViewportSize(size);
		if (size === phone) await openPanel(page);
		else await goInPanel(page, '');
		await page.getByRole('link', { name: 'Step-by-step guide' }).click();
		await expect(page.getByRole('heading', { name: 'A post on Friday' })).toBeVisible();
		const pictures = page.getByRole('main').getByRole('img');
		await expect(pictures).toHaveCount(5);
		for (const picture of await pictures.all()) {
			await picture.scrollIntoViewIfNeeded();
			await expect
				.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
				.toBeGreaterThan(0);
		}
		await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
		const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(wider).toBeLessThanOrEqual(0);
	}
});
