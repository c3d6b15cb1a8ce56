import { messages, setupSteps } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call, newAddress } from './support/api.ts';
import { json } from './support/json.ts';
import { addDraft, clear, entries, panel, panelAnswer } from './support/panel.ts';
import { panelHelper } from './support/panel-helper.ts';

const collection = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;
const tokens: Record<string, string> = {};
const home = async (target?: { url: string; token: string }) =>
	(await panel('GET', '/admin/sumu/home', undefined, target)).data;
/** Counts before this file's own entries, because other tests leave some. */
let waited: Record<string, number>;

const helpers: number[] = [];

beforeAll(async () => {
	waited = (await home()).waiting;
	for (const code of ['sumu-owner', 'strapi-editor', 'sumu-assistant', 'sumu-developer']) {
		const { id, token } = await panelHelper(code);
		helpers.push(id);
		tokens[code] = token;
	}
	const body = { name: 'A', email: 'a@example.com', number: '1', subject: 'S', details: 'D' };
	await call('/api/contact', { method: 'POST', body, from: newAddress() });
});
afterAll(async () => {
	await panel('POST', '/admin/users/batch-delete', { ids: helpers });
	for (const name of ['message', 'blog', 'review']) await clear(name);
});

const status = async (code: string, path: string, method = 'GET', body?: object) => {
	const target = { url: inject('url'), token: tokens[code] ?? '' };
	return (await panelAnswer(method, path, body, target)).status;
};
const settings = '/content-manager/single-types/api::site-setting.site-setting';
const people = '/content-manager/collection-types/plugin::users-permissions.user';
const builder = '/content-type-builder/content-types';
const apiTokens = '/admin/api-tokens';

describe('panel roles', () => {
	it.each([
		[
			'sumu-owner',
			{ message: 200, blog: 200, project: 200, people: 200, settings: 200, tools: 403 },
		],
		[
			'strapi-editor',
			{ message: 403, blog: 200, project: 403, people: 403, settings: 403, tools: 403 },
		],
		[
			'sumu-assistant',
			{ message: 403, blog: 403, project: 200, people: 403, settings: 403, tools: 403 },
		],
		[
			'sumu-developer',
			{ message: 200, blog: 200, project: 200, people: 200, settings: 200, tools: 200 },
		],
	])('%s can open only the content it has access to', async (code, expected) => {
		const seen = await status(code, settings);
		expect({
			message: await status(code, collection('message')),
			blog: await status(code, collection('blog')),
			project: await status(code, collection('project')),
			people: await status(code, people),
			/** While there are no settings, 404 means that the caller has permission. */
			settings: seen === 404 ? 200 : seen,
			tools: await status(code, apiTokens),
		}).toEqual(expected);
		expect(await status(code, builder)).toBe(expected.tools);
	});

	it('denies an editor direct access to a message', async () => {
		const [message] = await entries('message');
		const path = `${collection('message')}/${message?.documentId}`;
		expect(await status('strapi-editor', path)).toBe(403);
		expect(await status('sumu-owner', path)).toBe(200);
		const body = { ids: [message?.documentId], read: true };
		expect(await status('strapi-editor', '/admin/sumu/messages/read', 'PUT', body)).toBe(403);
	});

	it('lets an editor add a post', async () => {
		const post = { topic: 'Tea', author: 'Mou', description: 'Hot' };
		const before = await entries('blog');
		expect(await status('strapi-editor', collection('blog'), 'POST', post)).toBe(201);
		const [added, ...others] = await entries('blog');
		expect(added).toMatchObject(post);
		expect(others).toHaveLength(before.length);
	});

	it('hides reviewers’ e-mail addresses from an assistant', async () => {
		const review = {
			reviewText: 'Good',
			UserName: 'Mou',
			userEmail: 'm@example.com',
			source: 'owner',
		};
		const id = await addDraft('review', review);
		const target = { url: inject('url'), token: tokens['sumu-assistant'] ?? '' };
		const { data } = await panel('GET', `${collection('review')}/${id}`, undefined, target);
		expect(data).toMatchObject({ UserName: 'Mou' });
		expect(data).not.toHaveProperty('userEmail');
	});

	it('leaves out Strapi’s Author role', async () => {
		const { data } = await panel('GET', '/admin/roles');
		const codes = data.map(({ code }: { code: string }) => code).sort();
		expect(codes).toEqual([
			'strapi-editor',
			'strapi-super-admin',
			'sumu-assistant',
			'sumu-developer',
			'sumu-owner',
		]);
	});
});

describe('content created by visitors', () => {
	const line = { key: 'a:b', projectId: 'b', projectsName: 'B' };
	it.each([
		['message', { name: 'A', email: 'a@example.com', number: '1', subject: 'S', details: 'D' }],
		['subscriber', { email: 'a@example.com' }],
		['cart-item', line],
	])('cannot be added in the panel: %s', async (name, data) => {
		const before = await entries(name);
		for (const code of Object.keys(tokens))
			expect([code, await status(code, collection(name), 'POST', data)]).toEqual([code, 403]);
		for (const path of ['', '/actions/publish', '/clone/x', '/auto-clone/x']) {
			const refused = await panelAnswer('POST', collection(name) + path, data);
			expect([path, refused.status]).toEqual([path, 403]);
			expect((await json(refused)).error.message).toBe(messages.madeByVisitors);
		}
		expect(await entries(name)).toEqual(before);
	});

	it('allows marking a message as read but not editing it', async () => {
		const [message] = await entries('message');
		const path = `${collection('message')}/${message?.documentId}`;
		const refused = await panelAnswer('PUT', path, { subject: 'Mine' });
		expect(refused.status).toBe(403);
		expect((await json(refused)).error.message).toBe(messages.madeByVisitors);
		const mark = (read: boolean) =>
			panel('PUT', '/admin/sumu/messages/read', { ids: [message?.documentId], read });
		expect(await mark(true)).toEqual({ data: { read: true } });
		expect((await entries('message'))[0]).toMatchObject({ subject: 'S', read: true });
		await mark(false);
		expect((await entries('message'))[0]).toMatchObject({ subject: 'S', read: false });
	});
});

describe('custom panel endpoints', () => {
	it('return pending counts and recent changes for the home page, filtered by role', async () => {
		const publishAt = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
		await addDraft('blog', { topic: 'Friday', publishAt });
		const whole = await home();
		const { messages = 0, posts = 0, reviews = 0, projects = 0, scheduledPosts = 0 } = waited;
		expect(whole.waiting).toMatchObject({
			messages: messages + 1,
			posts: posts + 1,
			reviews: reviews + 1,
			projects,
			scheduledPosts: scheduledPosts + 1,
		});
		const namesIn = ({ changes }: { changes: { name: string }[] }) =>
			changes.map(({ name }) => name);
		expect(namesIn(whole)).toEqual(expect.arrayContaining(['Tea', 'Mou']));
		expect(whole.site).toEqual({
			url: 'http://site.test',
			mail: false,
			backups: 'off',
			demo: false,
			canSetUp: true,
		});
		expect(whole.setup.steps.map(({ step }: { step: string }) => step)).toEqual([...setupSteps]);
		const editors = await home({ url: inject('url'), token: tokens['strapi-editor'] ?? '' });
		expect(editors.waiting).toEqual({ posts: posts + 1, scheduledPosts: scheduledPosts + 1 });
		expect(editors.site).toEqual({ url: 'http://site.test' });
		expect(editors).not.toHaveProperty('setup');
		expect(namesIn(editors)).toContain('Tea');
		expect(namesIn(editors)).not.toContain('Mou');
	});

	it.each([
		'/admin/ai-feature-config',
		'/i18n/ai-localization-jobs/collection-types/api::blog.blog/x',
		'/i18n/ai-localization-jobs/single-types/api::site-setting.site-setting',
	])('%s answers only signed-in users', async (path) => {
		expect((await panelAnswer('GET', path)).status).toBe(200);
		expect((await fetch(inject('url') + path)).status).toBe(401);
		expect(await json(await panelAnswer('GET', path))).toHaveProperty('data');
	});
});

it('hides developer tools from the first owner without PANEL_TOOLS', async () => {
	expect((await panelAnswer('GET', builder)).status).toBe(403);
	expect((await panelAnswer('GET', apiTokens)).status).toBe(403);
	expect((await panelAnswer('GET', collection('message'))).status).toBe(200);
});
