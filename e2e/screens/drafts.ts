import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { previewPath } from '../support/drafts';
import { OwnerApi } from '../support/owner';
import { site } from '../support/product';
import type { Screen } from './screen';

const topic = 'What a loom knows of a layout';
const shown =
	'A loom has no undo. Every thread is a decision, and the cloth remembers all of them.';
const newer =
	'A loom has an undo, and it is slow: thread by thread, backwards. So weavers think first.';
const later = 10 * 24 * 3_600_000;

/** Does work as the owner, with separate cookies: a second sign-in with the same cookies ends the first session. */
async function asOwner<Result>(work: (owner: OwnerApi) => Promise<Result>): Promise<Result> {
	const visitor: APIRequestContext = await request.newContext({
		baseURL: process.env.SCREENS_URL ?? site,
	});
	try {
		return await work(await OwnerApi.signIn(visitor));
	} finally {
		await visitor.dispose();
	}
}

/** Returns the id of a published post with a newer draft and some versions; creates it on the first call. */
const madePost = () =>
	asOwner(async (owner) => {
		const { ids } = await owner.find('/blog', topic);
		if (ids[0]) return ids[0];
		const { data } = await owner.call('get', '/blog?limit=1');
		const body = { topic, author: 'Sumu', description: shown, img: data[0].img };
		const { insertedId } = await owner.call('post', '/blog/add-blog', body);
		const update = `/blog/update/${insertedId}`;
		await owner.call('put', update, { author: 'Sumu and Mita' });
		const publishAt = new Date(Date.now() + later).toISOString();
		await owner.call('put', update, { description: newer, publishAt });
		return String(insertedId);
	});

const form = async () => `/sumu/blog-update/${await madePost()}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openHistory(page: Page) {
	await button(page, 'History').click();
	const versions = page.getByRole('dialog', { name: 'History' });
	await versions.getByRole('listitem').first().getByRole('button').click();
	await expect(versions.locator('ins').first()).toBeVisible();
}

async function compareWithShown(page: Page) {
	await button(page, 'Compare').click();
	await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible();
}

/** Renames a post in its draft only. */
const rename = (id: string, topic: string) =>
	asOwner(async (owner) => {
		const { data } = await owner.call('get', `/blog/${id}?version=draft`);
		const { updated } = data;
		await owner.call('put', `/blog/update/${id}`, { topic, updated, status: 'draft' });
	});

/** Causes a conflict: the draft is saved elsewhere while its form is open. */
async function meetChange(page: Page) {
	const id = await madePost();
	const field = page.getByLabel('Blog name', { exact: true });
	await field.fill('What a loom teaches');
	await rename(id, 'Looms');
	await button(page, 'Save draft').click();
	await expect(page.getByRole('heading', { name: /was changed elsewhere/ })).toBeVisible();
	await rename(id, topic);
}

async function openSchedule(page: Page) {
	await button(page, 'Change the time').click();
	await expect(page.getByLabel(/^Goes live at/)).toBeVisible();
}

async function openPreview(page: Page) {
	await button(page, 'Preview').first().click();
	const frame = page.frameLocator('iframe[title="The page with your changes"]');
	await expect(frame.getByRole('heading', { level: 1 })).toHaveText(topic);
}

const ofDraft = (name: string, act?: Screen['act']): Screen => ({
	name: `sumu-${name}`,
	path: form,
	as: 'owner',
	isWindow: true,
	...(act && { act }),
});

/** Screens of unpublished content, in the workplace and in the preview of its page. */
export const draftScreens: readonly Screen[] = [
	ofDraft('draft'),
	ofDraft('draft-history', openHistory),
	ofDraft('draft-compare', compareWithShown),
	ofDraft('draft-schedule', openSchedule),
	ofDraft('draft-preview', openPreview),
	ofDraft('draft-conflict', meetChange),
	{
		name: 'preview',
		path: async () => {
			const id = await madePost();
			return asOwner((owner) => previewPath(owner, 'blog', id));
		},
		isWindow: true,
	},
];
