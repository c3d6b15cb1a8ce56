import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { fillInbox, letter } from './inbox';
import type { Screen } from './screen';

type Path = Screen['path'];

/** Finds the edit form of the newest row in a list. */
const update =
	(list: string, form: string): Path =>
	async (request: APIRequestContext) => {
		const { data } = await (await request.get(`/api${list}/page=1`)).json();
		return `/sumu/${form}/${data[0]._id}`;
	};

/** Fills the inbox before the screen opens. */
const inbox =
	(path: string): Path =>
	async () => {
		await fillInbox();
		return path;
	};

async function openMessage(page: Page) {
	await page.getByRole('link', { name: letter }).first().click();
	await expect(page.getByRole('dialog', { name: letter })).toBeVisible();
}

async function askToDelete(page: Page) {
	await page
		.getByRole('button', { name: /^Delete / })
		.first()
		.click();
	await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
}

async function openMenu(page: Page) {
	await page.getByRole('button', { name: /^Open the menu/ }).click();
	await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

async function askToRemove(page: Page) {
	await page.getByRole('button', { name: 'Remove the demo content' }).click();
	await page.getByRole('button', { name: 'Remove it' }).scrollIntoViewIfNeeded();
}

async function chooseTwo(page: Page) {
	const boxes = page.getByRole('checkbox', { name: /^Select / });
	for (const place of [1, 2]) await boxes.nth(place).click();
}

async function sendNothing(page: Page) {
	await page.getByRole('button', { name: 'Publish' }).click();
	await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

const asOwner = (name: string, path: Path, more: Partial<Screen> = {}): Screen => ({
	name: `sumu-${name}`,
	path: typeof path === 'string' ? `/sumu${path}` : path,
	as: 'owner',
	...more,
});

const helpers = (['Editor', 'Assistant'] as const).map((as) => ({
	name: `sumu-${as.toLowerCase()}`,
	path: '/sumu',
	as,
	isWindow: true,
}));

/** Screens of the owner's workplace, and of its start page for helpers. */
export const sumuScreens: readonly Screen[] = [
	asOwner('overview', inbox('/sumu')),
	asOwner('menu', inbox('/sumu'), { act: openMenu, isSmall: true, isWindow: true }),
	asOwner('add-project', '/upload-project'),
	asOwner('add-project-empty', '/upload-project', { act: sendNothing }),
	asOwner('project-update', update('/projects', 'project-update')),
	asOwner('add-blog', '/add-blog'),
	asOwner('blog-update', update('/blogs', 'blog-update')),
	asOwner('add-service', '/upload-service'),
	asOwner('add-skill', '/add-skill'),
	asOwner('add-review', '/add-review'),
	asOwner('manage-projects', '/manage-projects', { isWindow: true }),
	asOwner('chosen', '/manage-projects', { act: chooseTwo, isWindow: true }),
	asOwner('delete', '/manage-projects', { act: askToDelete, isWindow: true }),
	asOwner('nothing-found', '/manage-projects?search=nothing-like-it', { isWindow: true }),
	asOwner('manage-users', '/manage-users', { isWindow: true }),
	asOwner('manage-reviews', '/manage-reviews', { isWindow: true }),
	asOwner('manage-blogs', '/manage-blogs', { isWindow: true }),
	asOwner('manage-services', '/manage-Services', { isWindow: true }),
	asOwner('manage-skills', '/manage-skills', { isWindow: true }),
	asOwner('messages', inbox('/sumu/messages'), { isWindow: true }),
	asOwner('message', inbox('/sumu/messages'), { act: openMessage, isWindow: true }),
	asOwner('subscribers', inbox('/sumu/subscribers'), { isWindow: true }),
	asOwner('order', '/order-projects', { isWindow: true }),
	asOwner('settings', '/settings', { isWindow: true }),
	asOwner('words', '/words', { isWindow: true }),
	asOwner('weave', '/weave'),
	asOwner('first-steps', '/first-steps'),
	asOwner('make-it-yours', '/settings', { act: askToRemove, isWindow: true }),
	...helpers,
];
