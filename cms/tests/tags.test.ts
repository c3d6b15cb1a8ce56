import { apiEndpoints, messages } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { addDraft, clear } from './support/panel.ts';
import { sample } from './support/samples.ts';

const img = 'https://pictures.example.com/forms.jpg';
const add = (topic: string, more: object) =>
	asOwner('POST', '/api/blog/add-blog', { ...endpointExamples.addBlog.body, img, topic, ...more });
const topics = ({ body }: { body: { data: { topic: string }[] } }) =>
	body.data.map(({ topic }) => topic);

describe('post tags', () => {
	const ids = new Map<string, string>();
	beforeAll(async () => {
		await clear('blog');
		for (const [topic, tags] of [
			['One', ['CSS', 'Grid']],
			['Two', 'css,  Type ,CSS'],
			['Three', ['CSS grid', 'Type', 'css']],
			['None', undefined],
			['Four', ['Bangla']],
		] as const) {
			const { status, body } = await add(topic, { tags });
			expect(status, topic).toBe(201);
			expect(apiEndpoints.addBlog.response.safeParse(body).error).toBeUndefined();
			ids.set(topic, body.insertedId);
		}
		await addDraft('blog', sample.blog('Not yet', { tags: 'Secret' }));
	});
	afterAll(() => clear('blog'));

	it('are deduplicated in their original order', async () => {
		const { body } = await call(`/api/blog/${ids.get('Two')}`);
		expect(body.data.tags).toEqual(['css', 'Type']);
		expect((await call(`/api/blog/${ids.get('None')}`)).body.data.tags).toEqual([]);
	});

	it('are counted, most frequent first, without drafts', async () => {
		const { body } = await call('/api/tags');
		expect(apiEndpoints.listTags.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toEqual([
			{ tag: 'css', count: 3 },
			{ tag: 'Type', count: 2 },
			{ tag: 'Bangla', count: 1 },
			{ tag: 'CSS grid', count: 1 },
			{ tag: 'Grid', count: 1 },
		]);
	});

	it('filter the post list by whole tag, in any case', async () => {
		expect(topics(await call('/api/blogs/1?tag=CSS'))).toEqual(['Three', 'Two', 'One']);
		expect(topics(await call('/api/blogs/1?tag=grid'))).toEqual(['One']);
		expect(topics(await call('/api/blogs/1?tag=CSS%20grid'))).toEqual(['Three']);
		expect(topics(await call('/api/blog?tag=type'))).toEqual(['Two', 'Three']);
		expect(topics(await call('/api/blog?page=1&tag=type'))).toEqual(['Three', 'Two']);
		for (const unknown of ['Secret', 'constructor', 'toString', 'hasOwnProperty'])
			expect(topics(await call(`/api/blogs/1?tag=${unknown}`)), unknown).toEqual([]);
		expect((await call('/api/blogs/2?tag=CSS')).status).toBe(404);
		for (const tag of ['%25', 'a,b', 'a_b', 'x'.repeat(41)])
			expect((await call(`/api/blogs/1?tag=${tag}`)).status, tag).toBe(400);
	});

	it('find the most similar posts, then the newest', async () => {
		const like = async (topic: string) =>
			topics(await call(`/api/blog?like=${ids.get(topic)}&limit=3`));
		expect(await like('Two')).toEqual(['Three', 'One', 'Four']);
		expect(await like('None')).toEqual(['Four', 'Three', 'Two']);
		expect(topics(await call('/api/blog?like=nothing&limit=1'))).toEqual(['Four']);
	});

	it.each([
		['a sign', ['a%'], ['tags', 0], messages.notATag],
		['too many letters', ['x'.repeat(41)], ['tags', 0], messages.notATag],
		['too many', Array.from({ length: 13 }, (_, at) => `t${at}`), ['tags'], messages.tooManyTags],
	])('are refused with %s', async (_, tags, path, message) => {
		const { status, body } = await add('Wrong', { tags });
		expect(status).toBe(400);
		expect(body.error.details.errors).toEqual([{ path, message }]);
	});

	it('are searchable, and removed by an empty list', async () => {
		const found = (await call('/api/search?q=bangla')).body.data.posts;
		expect(found.map((post: { topic: { text: string } }) => post.topic.text)).toEqual(['Four']);
		const { body } = await asOwner('PUT', `/api/blog/update/${ids.get('Four')}`, { tags: [] });
		expect(body.data.tags).toEqual([]);
	});
});

describe('managed tags', () => {
	const managed = async () => (await asOwner('GET', '/api/tags?managed=true')).body.data;
	const rename = (tag: string, name: string) =>
		asOwner('PUT', `/api/tags/${encodeURIComponent(tag)}`, { name });
	const read = async (id: string) =>
		(await asOwner('GET', `/api/blog/${id}?version=draft`)).body.data;
	const ids = new Map<string, string>();
	beforeEach(async () => {
		await clear('blog');
		for (const [topic, tags, status] of [
			['One', ['CSS', 'Grid'], 'published'],
			['Two', ['css', 'Type'], 'published'],
			['Draft', ['Type', 'Grid'], 'draft'],
		] as const)
			ids.set(topic, (await add(topic, { tags, status })).body.insertedId);
	});
	afterAll(() => clear('blog'));
	const idOf = (topic: string) => ids.get(topic) ?? '';

	it('count drafts for managers only', async () => {
		expect(await managed()).toEqual([
			{ tag: 'css', count: 2, published: 2 },
			{ tag: 'Grid', count: 2, published: 1 },
			{ tag: 'Type', count: 2, published: 1 },
		]);
		expect((await call('/api/tags?managed=true')).body.data).toEqual([
			{ tag: 'css', count: 2 },
			{ tag: 'Grid', count: 1 },
			{ tag: 'Type', count: 1 },
		]);
	});

	it('are renamed in drafts, published posts and history, and former addresses lead on', async () => {
		await asOwner('PUT', `/api/blog/update/${idOf('One')}`, {
			topic: 'Unfinished',
			status: 'draft',
		});
		const { status, body } = await rename('grid', 'Layout');
		expect(status, JSON.stringify(body)).toBe(200);
		expect(apiEndpoints.renameTag.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toEqual({ acknowledged: true, tag: 'Layout', changed: 2 });
		const one = await read(idOf('One'));
		expect(one).toMatchObject({ topic: 'Unfinished', tags: ['CSS', 'Layout'], status: 'modified' });
		expect((await call(`/api/blog/${idOf('One')}`)).body.data).toMatchObject({
			topic: 'One',
			tags: ['CSS', 'Layout'],
		});
		expect(await read(idOf('Draft'))).toMatchObject({ tags: ['Type', 'Layout'], status: 'draft' });
		const [newest] = (await asOwner('GET', `/api/history/blog/${idOf('One')}`)).body.data;
		expect(newest).toMatchObject({ fields: ['tags'], by: 'Owner' });
		expect(topics(await call('/api/blogs/1?tag=Grid'))).toEqual(['One']);
		await rename('Layout', 'Design');
		expect(topics(await call('/api/blogs/1?tag=Grid'))).toEqual(['One']);
		const readByName = async (tag: string) => (await call(`/api/tags?name=${tag}`)).body.data;
		for (const name of ['grid', 'Layout', 'DESIGN'])
			expect(await readByName(name), name).toEqual([{ tag: 'Design', count: 1 }]);
		expect(await readByName('constructor')).toEqual([]);
	});

	it('are merged into a tag that exists, without duplicates', async () => {
		await asOwner('PUT', `/api/blog/update/${idOf('Two')}`, { tags: ['Type', 'css', 'Grid'] });
		expect((await rename('Type', 'Grid')).body.data).toMatchObject({ changed: 2 });
		expect((await read(idOf('Two'))).tags).toEqual(['Grid', 'css']);
		expect((await read(idOf('Draft'))).tags).toEqual(['Grid']);
	});

	it('are removed, and refused if unknown or no tag', async () => {
		const { body } = await asOwner('DELETE', '/api/tags/Grid');
		expect(body.data).toEqual({ acknowledged: true, tag: null, changed: 2 });
		expect((await read(idOf('Draft'))).tags).toEqual(['Type']);
		expect(topics(await call('/api/blogs/1?tag=Grid'))).toEqual([]);
		expect((await asOwner('DELETE', '/api/tags/Grid')).status).toBe(404);
		expect((await rename('Type', 'a, b')).status).toBe(400);
		expect((await rename('Unknown', 'Known')).status).toBe(404);
	});

	it('make a form that was opened before a conflict', async () => {
		const { updated } = await read(idOf('Two'));
		await rename('Type', 'Letters');
		const stale = await asOwner('PUT', `/api/blog/update/${idOf('Two')}`, {
			topic: 'New',
			updated,
		});
		expect(stale.status).toBe(409);
	});
});
