import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { listBlogs } from '@sumu/contract';
import { ReviewPopup } from '../support/review-popup';
import { allProjects, ask } from '../support/visitor';
import type { Screen } from './screen';

/** Returns the path of the newest project, which has a price and is not in the client's cart. */
async function project(request: APIRequestContext): Promise<string> {
	const [newest] = await allProjects(request);
	return `/project/${newest?._id}`;
}

async function post(request: APIRequestContext): Promise<string> {
	const newest = (await ask(request, listBlogs)).data.at(-1);
	return `/blog/${newest?._id}`;
}

async function contact(request: APIRequestContext): Promise<string> {
	const some = (await allProjects(request)).slice(3, 7);
	return `/contact?projects=${some.map(({ _id }) => _id).join(',')}`;
}

async function rate(page: Page): Promise<ReviewPopup> {
	const popup = new ReviewPopup(page);
	await popup.open();
	await popup.choose(4);
	return popup;
}

async function thank(page: Page): Promise<void> {
	const popup = await rate(page);
	await popup.text.fill('The drawing of week one is the site of week five, down to the stitches.');
	await popup.submit.click();
	await expect(popup.thanks).toBeVisible();
}

/** Screens for signed-in visitors. */
export const clientScreens: readonly Screen[] = [
	{ name: 'project', path: project, as: 'client' },
	{
		name: 'project-picture',
		path: project,
		as: 'client',
		isWindow: true,
		act: async (page) => {
			await page.getByRole('button', { name: 'Enlarge the picture' }).click();
			await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
		},
	},
	{
		name: 'project-review',
		path: project,
		as: 'client',
		isWindow: true,
		act: async (page) => {
			await rate(page);
		},
	},
	{ name: 'project-thanks', path: project, as: 'client', isWindow: true, act: thank },
	{ name: 'blog', path: post, as: 'client' },
	{ name: 'cart-overview', path: '/card/overview', as: 'client' },
	{ name: 'cart-favourites', path: '/cards/page=1', as: 'client' },
	{ name: 'cart-empty', path: '/card/overview', as: 'member' },
	{ name: 'contact-cart', path: contact, as: 'client' },
];
