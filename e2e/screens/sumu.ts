import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen';

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

const asOwner = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
	name: `sumu-${name}`,
	path: `/sumu${path}`,
	as: 'owner',
	...more,
});

/** The owner's workplace. */
export const sumuScreens: readonly Screen[] = [
	asOwner('overview', ''),
	asOwner('menu', '', { act: openMenu, isSmall: true, isWindow: true }),
	asOwner('add-project', '/upload-project'),
	asOwner('add-blog', '/add-blog'),
	asOwner('add-skill', '/add-skill'),
	asOwner('manage-projects', '/manage-projects'),
	asOwner('delete', '/manage-projects', { act: askToDelete, isWindow: true }),
	asOwner('manage-users', '/manage-users'),
	asOwner('manage-reviews', '/manage-reviews'),
	asOwner('messages', '/messages'),
	asOwner('subscribers', '/subscribers'),
	asOwner('order', '/order-projects'),
	asOwner('settings', '/settings', { isWindow: true }),
];
