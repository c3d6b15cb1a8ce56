import type { Locator, Page } from '@playwright/test';
import { filledId } from '../lists/fill';

/** Columns of the table. */
export const interactionNames = [
	'tick a row',
	'tick all',
	'type',
	'type a long text',
	'tick a setting',
	'go to a page',
	'open',
] as const;

/** One input, such as a click or a key; `round` counts from 0. */
type Interact = (page: Page, round: number) => Promise<void>;

export interface Screen {
	readonly title: string;
	readonly path: string;
	/** Opens a part of the screen that has no address. */
	readonly open?: (page: Page) => Promise<void>;
	readonly interactions: Readonly<Partial<Record<(typeof interactionNames)[number], Interact>>>;
}

const mainOf = (page: Page) => page.getByRole('main');

/** Types a character, and removes it in the next round. */
const typeInto =
	(find: (main: Locator) => Locator): Interact =>
	async (page, round) => {
		if (round === 0) await find(mainOf(page)).first().focus();
		await page.keyboard.press(round % 2 ? 'Backspace' : '1');
	};

const search = (main: Locator) => main.getByRole('searchbox');
const line = (main: Locator) => main.locator('form input:is([type=text], :not([type]))');
const longText = (main: Locator) => main.locator('form textarea');

const tickRow: Interact = (page, round) =>
	page
		.getByRole('checkbox', { name: /^(Select|Import) (?!all)/ })
		.nth(round)
		.click();
const tickAll: Interact = (page) => page.getByRole('checkbox', { name: /^Select all/ }).click();
const tickSetting: Interact = (page) =>
	mainOf(page).locator('form [type=checkbox]').first().click();

const goToPage: Interact = (page, round) =>
	page.getByRole('link', { name: `Page ${round % 2 ? 1 : 2}`, exact: true }).click();
const openSettings: Interact = (page, round) =>
	page
		.getByRole('navigation', { name: 'Pages of the settings' })
		.getByRole('link')
		.nth(round)
		.click();

/** Opens a row, and goes back before the next round. */
const openRow: Interact = async (page, round) => {
	if (round > 0) {
		await page.goBack();
		await page.getByRole('row').nth(1).waitFor();
	}
	await page
		.getByRole('row')
		.nth(round + 1)
		.getByRole('link')
		.first()
		.click();
};

const openPicture = async (page: Page) => {
	await mainOf(page)
		.getByRole('button', { name: /picture-\d+/ })
		.first()
		.click();
	await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};
const openNewLink = async (page: Page) => {
	await mainOf(page).getByRole('button', { name: 'New link' }).click();
	await page.getByRole('dialog').getByRole('option').nth(1).waitFor({ state: 'attached' });
};
const openImport = async (page: Page) => {
	await mainOf(page).getByRole('link', { name: 'projects.csv' }).first().click();
	await mainOf(page)
		.getByRole('checkbox', { name: /^Import / })
		.first()
		.waitFor();
};

/** Opens a side panel. The next round closes it first, which counts too. */
const openPanel =
	(find: (main: Locator, round: number) => Locator): Interact =>
	async (page, round) => {
		if (round > 0) await page.keyboard.press('Escape');
		await find(mainOf(page), round).click();
	};

const rows = { type: typeInto(search), 'go to a page': goToPage };
const table = { 'tick a row': tickRow, 'tick all': tickAll, ...rows, open: openRow };
const form = { type: typeInto(line), 'type a long text': typeInto(longText) };

/** Lists and forms of `/sumu`. */
export const screens: readonly Screen[] = [
	{ title: 'Projects', path: '/sumu/manage-projects', interactions: table },
	{ title: 'Posts', path: '/sumu/manage-blogs', interactions: table },
	{ title: 'Services', path: '/sumu/manage-Services', interactions: table },
	{ title: 'Skills', path: '/sumu/manage-skills', interactions: table },
	{ title: 'Reviews', path: '/sumu/manage-reviews', interactions: table },
	{ title: 'People', path: '/sumu/manage-users', interactions: table },
	{ title: 'Messages', path: '/sumu/messages', interactions: table },
	{ title: 'Subscribers', path: '/sumu/subscribers', interactions: table },
	{
		title: 'Trash',
		path: '/sumu/trash',
		interactions: { 'tick a row': tickRow, 'tick all': tickAll, 'go to a page': goToPage },
	},
	{ title: 'Tags', path: '/sumu/tags', interactions: rows },
	{
		title: 'Pictures',
		path: '/sumu/images',
		interactions: {
			...rows,
			open: openPanel((main, round) =>
				main.getByRole('button', { name: /picture-\d+/ }).nth(round),
			),
		},
	},
	{
		title: 'Testimonials',
		path: '/sumu/testimonials',
		interactions: { open: openPanel((main) => main.getByRole('button', { name: 'New link' })) },
	},
	{
		title: 'Import',
		path: '/sumu/import',
		open: openImport,
		interactions: {
			'tick a row': tickRow,
			'tick a setting': (page) => mainOf(page).getByLabel('Add everything as drafts').click(),
			type: typeInto((main) => main.getByLabel('Author of posts')),
		},
	},
	{
		title: 'Order of projects',
		path: '/sumu/order-projects',
		interactions: { type: typeInto(search) },
	},
	{ title: 'Project, form', path: `/sumu/project-update/${filledId(0)}`, interactions: form },
	{ title: 'Post, form', path: `/sumu/blog-update/${filledId(0)}`, interactions: form },
	{ title: 'Service, form', path: `/sumu/service-update/${filledId(0)}`, interactions: form },
	{ title: 'Skill, form', path: `/sumu/skill-update/${filledId(0)}`, interactions: form },
	{ title: 'Review, form', path: `/sumu/review-update/${filledId(0)}`, interactions: form },
	{
		title: 'Settings',
		path: '/sumu/settings',
		interactions: { ...form, 'tick a setting': tickSetting, open: openSettings },
	},
	{ title: 'Words', path: '/sumu/words', interactions: { type: typeInto(search) } },
	{
		title: 'Picture, form',
		path: '/sumu/images',
		open: openPicture,
		interactions: { type: typeInto(line) },
	},
	{
		title: 'Testimonial, form',
		path: '/sumu/testimonials',
		open: openNewLink,
		interactions: { type: typeInto(line) },
	},
	{ title: 'Letter, form', path: '/sumu/letters', interactions: form },
];
