import { expect, type Page } from '@playwright/test';
import { cms, owner } from '../support/product';
import { fillInbox, letter } from './inbox';
import type { Screen } from './screen';

const list = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;

async function signIn(page: Page) {
	await page.getByLabel(/email/i).fill(owner.email);
	await page.getByLabel(/^password/i).fill(owner.password);
	await page.getByRole('button', { name: /login/i }).click();
	await expect(page.locator('h1').first()).not.toHaveText('Welcome back');
}

/** Returns a screen of the panel, on which the owner signs in first. */
const panel = (name: string, path: string, act?: (page: Page) => Promise<void>): Screen => ({
	name: `panel-${name}`,
	path: `${cms}/admin${path}`,
	isPanel: true,
	isWindow: true,
	act: async (page) => {
		await signIn(page);
		await act?.(page);
	},
});

/** Returns the next Friday, in the date format of the panel. */
function friday(): string {
	const day = new Date();
	day.setDate(day.getDate() + ((5 - day.getDay() + 7) % 7 || 7));
	return new Intl.DateTimeFormat('en-US', { dateStyle: 'short' }).format(day);
}

async function waitsForFriday(page: Page) {
	await page.getByLabel(/^Topic/).fill('What a loom taught me about grids');
	await page.getByRole('combobox', { name: 'Choose date' }).last().fill(friday());
	// Enter would save the form.
	await page.keyboard.press('Tab');
	await page.getByRole('combobox', { name: 'Choose time' }).last().click();
	await page.getByRole('option', { name: '09:00' }).click();
	await page.getByText('Leave blank to publish manually').scrollIntoViewIfNeeded();
}

async function invite(page: Page) {
	await page.getByRole('button', { name: 'Invite new user' }).first().click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel(/first name/i).fill('Rina');
	await dialog.getByLabel(/last name/i).fill('Das');
	await dialog.getByLabel(/email/i).fill('rina@example.com');
	await dialog.getByRole('combobox', { name: /roles/i }).click();
	await page.getByRole('option', { name: 'Editor' }).click();
	await page.keyboard.press('Escape');
}

const loaded = (text: string | RegExp) => async (page: Page) =>
	expect(page.getByText(text).first()).toBeVisible();

const settings = '/content-manager/single-types/api::site-setting.site-setting';

async function openMessage(page: Page) {
	await fillInbox();
	await page.reload();
	await page.getByRole('link', { name: letter }).first().click();
	const panel = page.getByRole('complementary');
	await expect(panel.getByRole('button', { name: 'Reply' })).toBeVisible();
}

async function openTeaser(page: Page) {
	await page.getByRole('button', { name: 'Pixel Perfect' }).first().click();
	await page.getByRole('group', { name: 'Icon' }).scrollIntoViewIfNeeded();
}

async function openPost(page: Page) {
	await page
		.getByRole('link', { name: /grandmother/i })
		.first()
		.click();
	await expect(page.getByRole('textbox', { name: 'Topic' })).toBeVisible();
}

async function cutPicture(page: Page) {
	await openPost(page);
	await page.getByRole('button', { name: 'Focal point and crops' }).click();
	await expect(page.getByRole('dialog').locator('figure').first()).toBeVisible();
}

async function showArticle(page: Page) {
	await openPost(page);
	await page.getByRole('button', { name: 'Preview as on the site' }).click();
	const article = page.getByRole('region', { name: 'The article' });
	await expect(article.locator('p').first()).toBeVisible();
	await article.scrollIntoViewIfNeeded();
}

/** Screens in `docs/owner-guide.md`. */
const inGuide: readonly Screen[] = [
	panel('home', '', async (page) => {
		await fillInbox();
		await page.reload();
		for (const text of ['A post', /unread/, 'Workplace on your site'])
			await expect(page.getByText(text).first()).toBeVisible();
	}),
	panel('project', `${list('project')}/create`, loaded('Description')),
	panel('post', `${list('blog')}/create`, waitsForFriday),
	panel('messages', list('message'), async (page) => {
		await fillInbox();
		await page.reload();
		await expect(page.getByText(letter).first()).toBeVisible();
	}),
	panel('invite', '/settings/users', invite),
];

export const panelScreens: readonly Screen[] = [
	...inGuide.map((each) => ({ ...each, isInGuide: true })),
	...['project', 'service', 'skill', 'review', 'subscriber'].map((name) =>
		panel(`${name}s`, list(name), loaded(/entr(?:y|ies)/)),
	),
	panel('posts', list('blog'), loaded(/entr(?:y|ies)/)),
	panel('carts', list('cart-item'), loaded(/entr(?:y|ies)/)),
	panel(
		'people',
		'/content-manager/collection-types/plugin::users-permissions.user',
		loaded(/entr(?:y|ies)/),
	),
	{ name: 'panel-login', path: `${cms}/admin`, isPanel: true, isWindow: true },
	panel('library', '/plugins/upload', async (page) =>
		expect(page.getByRole('main').getByText('Demo', { exact: true })).toBeVisible(),
	),
	panel('helpers', '/settings/users', loaded('Invite new user')),
	panel('roles', '/settings/roles', loaded('Assistant')),
	panel('profile', '/me', loaded('Experience')),
	panel('message', list('message'), openMessage),
	panel('order', '/order/api::project.project', loaded('Ghuri Kite Works')),
	panel('settings', settings, loaded('Identity')),
	panel('icons', settings, openTeaser),
	panel('cut', list('blog'), cutPicture),
	panel('article', list('blog'), showArticle),
	panel('guide', '/guide', loaded('A post on Friday')),
];
