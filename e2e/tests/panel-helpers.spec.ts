import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { messages } from '@sumu/contract';
import { expectNothingSerious, expectNoViolations } from '../support/axe';
import { mailTo } from '../support/mailbox';
import { goInPanel, listOf } from '../support/panel-page';
import { cms, owner, site } from '../support/product';
import { expect, test } from '../support/test';
import { sizes } from '../support/viewport-sizes';

const password = 'Warp7andweft';
const panelAt = (path: string) => `${cms}/admin${path}`;
const listAt = (name: string) => panelAt(listOf(name));
const messagesInPanel = listAt('message');

/** Roles, with their entries in the menus of the panel and `/sumu`, and the paths and content types refused in each. */
const roles = [
	{
		name: 'Editor',
		menu: ['Blog'],
		workplace: ['Profile', 'Add Blog', 'Manage Blogs', 'Letters', 'Tags', 'Trash'],
		refused: ['/sumu/messages', '/sumu/manage-projects', '/sumu/settings'],
		refusedInPanel: ['message', 'project', 'review'],
	},
	{
		name: 'Assistant',
		menu: ['Projects', 'Services', 'Skills', 'Reviews'],
		workplace: [
			'Profile',
			'Add Project',
			'Manage Projects',
			'Manage Reviews',
			'Testimonials',
			'Add Service',
			'Add Skill',
			'Add Review',
			'Manage Services',
			'Manage Skills',
			'Trash',
		],
		refused: ['/sumu/messages', '/sumu/add-blog', '/sumu/manage-users'],
		refusedInPanel: ['message', 'blog', 'subscriber'],
	},
	{
		name: 'Owner',
		menu: ['Projects', 'Blog', 'Reviews', 'Messages', 'People', 'Site'],
		workplace: ['Profile', 'Manage Users', 'Messages', 'Subscribers', 'Site settings'],
		refused: [],
		refusedInPanel: [],
	},
	{
		name: 'Developer',
		menu: ['Projects', 'Blog', 'Reviews', 'Messages', 'People', 'Site'],
		workplace: ['Profile', 'Manage Users', 'Messages', 'Subscribers', 'Site settings'],
		refused: [],
		refusedInPanel: [],
	},
] as const;

let ownersToken = '';

async function asOwner(request: APIRequestContext): Promise<string> {
	if (ownersToken) return ownersToken;
	const response = await request.post(panelAt('/login'), { data: owner });
	ownersToken = (await response.json()).data.token;
	return ownersToken;
}

const emailOf = (role: string) => `${role.toLowerCase()}@helpers.test`;

async function inviteByCall(request: APIRequestContext, role: string): Promise<void> {
	const headers = { Authorization: `Bearer ${await asOwner(request)}` };
	const { data } = await (await request.get(panelAt('/roles'), { headers })).json();
	const { id } = data.find(({ name }: { name: string }) => name === role);
	const body = { email: emailOf(role), firstname: 'Rina', lastname: 'Das', roles: [id] };
	const invited = await request.post(panelAt('/users'), { headers, data: body });
	expect(invited.status(), await invited.text()).toBe(201);
}

/** Opens the link in the invitation and chooses a password; ends in the panel. */
async function follow(page: Page, role: string): Promise<void> {
	const { text } = await mailTo(emailOf(role));
	const [link = ''] = /http\S+registrationToken=\S+/.exec(text) ?? [];
	await page.goto(link);
	await page.getByLabel('First name').fill('Rina');
	await page.getByLabel('Password*', { exact: true }).fill(password);
	await page.getByLabel(/^Confirm password/i).fill(password);
	await page.getByRole('button', { name: /start/i }).click();
	await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
}

/** Titles of the widgets: their grey comes from Strapi, and axe finds it too light. */
const titles = 'h2[id^="global::"]';

const linksOf = (page: Page) =>
	page.getByRole('navigation', { name: 'Workplace' }).getByRole('link').allInnerTexts();

async function seesOwnPanel(page: Page, role: (typeof roles)[number]) {
	const isEditor = role.name === 'Editor';
	await expect(page.getByRole('heading', { name: 'Your site' })).toBeVisible();
	if (role.refusedInPanel.length > 0) {
		await expect(page.getByText('Messages')).toHaveCount(0);
		await expect(page.getByText(/E-mail is(n’t)? set up/)).toHaveCount(0);
	}
	await expect(page.getByRole('link', { name: 'A project' })).toHaveCount(isEditor ? 0 : 1);
	await expectNothingSerious(page, { without: [titles] });
	await page.setViewportSize(sizes[1]);
	await page.getByRole('link', { name: 'Content', exact: true }).click();
	for (const name of role.menu)
		await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
	if (role.refusedInPanel.length > 0)
		for (const name of ['Messages', 'People', 'Site'])
			await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
	for (const name of role.refusedInPanel) {
		await goInPanel(page, '');
		await expect(page.getByRole('heading', { name: 'Your site' })).toBeVisible();
		await goInPanel(page, listOf(name));
		await expect(page.getByText(/permission/i).first()).toBeVisible();
	}
}

async function seesOwnWorkplace(page: Page, role: (typeof roles)[number]) {
	await page.goto(`${site}/login`);
	await page.getByLabel('Email address').fill(emailOf(role.name));
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByRole('button', { name: 'Login' }).click();
	await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
	await page.goto(`${site}/sumu`);
	await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
	const shown = await linksOf(page);
	for (const name of role.workplace) expect(shown.join('|')).toContain(name);
	if (role.refused.length > 0) expect(shown).toHaveLength(role.workplace.length);
	for (const size of sizes) {
		await page.setViewportSize(size);
		for (const path of role.refused) {
			await page.goto(site + path);
			await expect(page.getByRole('heading', { name: messages.notYours })).toBeVisible();
		}
		await page.goto(`${site}/sumu`);
		await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
		await expectNoViolations(page);
	}
}

/** Opens a page in a new browser context, signed out. */
async function opened(browser: Browser, viewport: (typeof sizes)[number]) {
	return (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
}

test('inviting an editor in the panel shows the owner the invitation link', async ({ browser }) => {
	const page = await opened(browser, sizes[1]);
	await page.goto(panelAt('/settings/users'));
	await page.getByLabel(/email/i).fill(owner.email);
	await page.getByLabel(/^password/i).fill(owner.password);
	await page.getByRole('button', { name: /login/i }).click();
	await page.getByRole('button', { name: 'Invite new user' }).first().click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel(/first name/i).fill('Rina');
	await dialog.getByLabel(/last name/i).fill('Das');
	await dialog.getByLabel(/email/i).fill(emailOf('Editor'));
	await dialog.getByRole('combobox', { name: /roles/i }).click();
	await page.getByRole('option', { name: 'Editor' }).click();
	await page.keyboard.press('Escape');
	await dialog.getByRole('button', { name: 'Invite user' }).click();
	await expect(dialog.getByText('Send this link to your helper')).toBeVisible();
	await page.context().close();
});

for (const [at, role] of roles.entries())
	test(`an invited ${role.name} uses panel and workplace with the permissions of the role`, async ({
		browser,
		request,
	}) => {
		if (role.name !== 'Editor') await inviteByCall(request, role.name);
		const page = await opened(browser, sizes[at % 2] ?? sizes[1]);
		await follow(page, role.name);
		await seesOwnPanel(page, role);
		await page.setViewportSize(sizes[1]);
		await seesOwnWorkplace(page, role);
		await page.context().close();
	});

test('the panel and its API refuse messages to an editor', async ({ browser, request }) => {
	const login = { email: emailOf('Editor'), password };
	const signedIn = await request.post(panelAt('/login'), { data: login });
	const { token } = (await signedIn.json()).data;
	const headers = { Authorization: `Bearer ${token}` };
	const api = `${cms}/content-manager/collection-types/api::message.message`;
	expect((await request.get(api, { headers })).status()).toBe(403);
	const page = await opened(browser, sizes[1]);
	await page.goto(messagesInPanel);
	await page.getByLabel(/email/i).fill(login.email);
	await page.getByLabel(/^password/i).fill(password);
	await page.getByRole('button', { name: /login/i }).click();
	await expect(page.getByText(/permission/i).first()).toBeVisible();
	await page.context().close();
});
