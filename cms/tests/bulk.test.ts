import { apiEndpoints, type BulkResult, MAX_BULK_IDS, messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, post } from './support/api.ts';
import { callsOf, kinds, kindsTried } from './support/kinds.ts';
import { asOwner } from './support/owner.ts';
import { clear } from './support/panel.ts';
import { sortInto } from './support/set-categories.ts';

const bulk = (kind: string, body: object) => asOwner('POST', `/api/${kind}/bulk`, body);

async function apply(kind: string, body: object): Promise<BulkResult> {
	const answer = await bulk(kind, body);
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	expect(apiEndpoints.changeInBulk.response.safeParse(answer.body).error).toBeUndefined();
	return answer.body.data;
}

const entryOf = (kind: string) =>
	kinds.find((each) => each.kind === kind) as (typeof kinds)[number];
const callsFor = (kind: string) => callsOf(entryOf(kind));
const addMany = async (kind: string, values: readonly object[]): Promise<string[]> => {
	const ids: string[] = [];
	for (const each of values) ids.push((await callsFor(kind).added(each))._id);
	return ids;
};
const isLive = async (kind: string, id: string) => {
	const { body } = await call(`/api${entryOf(kind).page.split('?')[0]}`);
	return body.data.some(({ _id }: { _id: string }) => _id === id);
};
const versionsOf = async (kind: string, id: string) =>
	(await asOwner('GET', `/api/history/${kind}/${id}`)).body.data;
const save = async (kind: string, id: string, change: object) =>
	expect((await asOwner('PUT', `/api${entryOf(kind).update}/${id}`, change)).status).toBe(200);

describe.each(kindsTried)('many entries of $kind', ({ kind }) => {
	afterAll(() => clear(kind));

	it('are published and unpublished, and their history says so', async () => {
		const ids = await addMany(kind, [{ status: 'draft' }, { status: 'draft' }]);
		const [id = ''] = ids;
		expect(await apply(kind, { action: 'publish', ids })).toEqual({ done: 2, failed: [] });
		for (const each of ids) expect(await isLive(kind, each)).toBe(true);
		expect((await versionsOf(kind, id))[0]).toMatchObject({ status: 'published', by: 'Owner' });
		expect(await apply(kind, { action: 'unpublish', ids })).toEqual({ done: 2, failed: [] });
		for (const each of ids) expect(await isLive(kind, each)).toBe(false);
	});

	it('are deleted into the trash, and the missing ones are named', async () => {
		const ids = await addMany(kind, [{}, {}]);
		const [id = ''] = ids;
		const result = await apply(kind, { action: 'delete', ids: [...ids, id, 'nowhere'] });
		expect(result).toEqual({
			done: 2,
			failed: [{ _id: 'nowhere', message: messages.notFound }],
		});
		const trash = (await asOwner('GET', `/api/trash?size=100&kind=${kind}`)).body.data;
		const trashIds = trash.map(({ _id }: { _id: string }) => _id);
		expect(trashIds).toEqual(expect.arrayContaining(ids));
		expect((await asOwner('POST', `/api/trash/${kind}/${id}/restore`)).status).toBe(200);
		expect(await isLive(kind, id)).toBe(true);
	});

	it('are deleted by one of two simultaneous calls', async () => {
		const ids = await addMany(kind, [{}, {}]);
		const results = await Promise.all([
			apply(kind, { action: 'delete', ids }),
			apply(kind, { action: 'delete', ids: ids.toReversed() }),
		]);
		expect(results.reduce((sum, { done }) => sum + done, 0)).toBe(2);
	});
});

describe('tags of many posts', () => {
	afterAll(() => clear('blog'));
	const tagsOf = async (id: string) => (await callsFor('blog').draft(id)).tags;

	it('are added once and removed, ignoring case', async () => {
		const ids = await addMany('blog', [{ tags: ['CSS'] }, { tags: [] }]);
		const [first = '', second = ''] = ids;
		await apply('blog', { action: 'addTag', ids, tag: 'css' });
		expect([await tagsOf(first), await tagsOf(second)]).toEqual([['CSS'], ['css']]);
		await apply('blog', { action: 'removeTag', ids, tag: 'Css' });
		expect([await tagsOf(first), await tagsOf(second)]).toEqual([[], []]);
	});

	it('change in the published version and in a newer draft, which stays unpublished', async () => {
		const [id = ''] = await addMany('blog', [{ tags: ['One'], topic: 'Published' }]);
		await save('blog', id, { topic: 'Draft', tags: ['Two'], status: 'draft' });
		await apply('blog', { action: 'addTag', ids: [id], tag: 'New' });
		expect(await callsFor('blog').draft(id)).toMatchObject({
			topic: 'Draft',
			tags: ['Two', 'New'],
			status: 'modified',
		});
		expect((await call(`/api/blog/${id}`)).body.data).toMatchObject({
			topic: 'Published',
			tags: ['One', 'New'],
		});
	});

	it('keep a draft scheduled', async () => {
		const publishAt = new Date(Date.now() + 86_400_000).toISOString();
		const [id = ''] = await addMany('blog', [{ tags: [], publishAt }]);
		await apply('blog', { action: 'addTag', ids: [id], tag: 'Later' });
		expect(await callsFor('blog').draft(id)).toMatchObject({
			tags: ['Later'],
			status: 'scheduled',
			publishAt,
		});
	});

	it('get each tag of two simultaneous calls', async () => {
		const ids = await addMany('blog', [{ tags: [] }]);
		await Promise.all(
			['One', 'Two', 'Three'].map((tag) => apply('blog', { action: 'addTag', ids, tag })),
		);
		expect((await tagsOf(ids[0] ?? '')).toSorted()).toEqual(['One', 'Three', 'Two']);
	});

	it('are limited as in the form', async () => {
		const tags = Array.from({ length: 12 }, (_, index) => `Tag ${index}`);
		const ids = await addMany('blog', [{ tags }, { tags: [] }]);
		const { done, failed } = await apply('blog', { action: 'addTag', ids, tag: 'One more' });
		expect({ done, failed }).toMatchObject({ done: 1, failed: [{ _id: ids[0] }] });
	});
});

describe('many projects', () => {
	afterAll(async () => {
		await clear('project');
		await sortInto();
	});
	const priceOf = async (id: string) => (await callsFor('project').draft(id)).projectPrice;

	it('get a price, or another one in percent with two decimals', async () => {
		const ids = await addMany('project', [{ projectPrice: 100 }, { projectPrice: 19.99 }]);
		const [first = '', second = ''] = ids;
		await apply('project', { action: 'changePrice', ids, percent: 5 });
		expect([await priceOf(first), await priceOf(second)]).toEqual([105, 20.99]);
		await apply('project', { action: 'changePrice', ids, percent: -50 });
		expect([await priceOf(first), await priceOf(second)]).toEqual([52.5, 10.5]);
		await apply('project', { action: 'setPrice', ids, price: 80 });
		expect([await priceOf(first), await priceOf(second)]).toEqual([80, 80]);
	});

	it('apply each of two simultaneous changes of a price', async () => {
		const ids = await addMany('project', [{ projectPrice: 100 }]);
		const double = () => apply('project', { action: 'changePrice', ids, percent: 100 });
		await Promise.all([double(), double()]);
		expect(await priceOf(ids[0] ?? '')).toBe(400);
	});

	it('name those whose price would be too high', async () => {
		const ids = await addMany('project', [{ projectPrice: 9_999_999_999 }, { projectPrice: 1 }]);
		const { done, failed } = await apply('project', { action: 'changePrice', ids, percent: 10 });
		expect({ done, failed }).toMatchObject({ done: 1, failed: [{ _id: ids[0] }] });
	});

	it('move to a category of the settings, and to no other', async () => {
		await sortInto('Shops', 'Sites');
		const ids = await addMany('project', [{ category: 'Shops' }]);
		expect(await apply('project', { action: 'setCategory', ids, category: 'Sites' })).toMatchObject(
			{ done: 1 },
		);
		expect(await callsFor('project').draft(ids[0] ?? '')).toMatchObject({ category: 'Sites' });
		const { done, failed } = await apply('project', {
			action: 'setCategory',
			ids,
			category: 'Nowhere',
		});
		expect({ done, count: failed.length }).toEqual({ done: 0, count: 1 });
		await sortInto();
	});

	it('are selected by a filter, not only those of one page', async () => {
		await clear('project');
		await addMany(
			'project',
			Array.from({ length: 23 }, (_, index) => ({
				projectsName: `Loom ${index}`,
				projectPrice: index,
				status: index % 2 ? 'draft' : 'published',
			})),
		);
		const filter = { search: 'loom', status: 'draft', filters: { projectPrice: { $lt: 20 } } };
		expect(await apply('project', { action: 'publish', filter })).toEqual({ done: 10, failed: [] });
		const { body } = await asOwner('GET', '/api/projects?page=1&status=draft');
		expect(body.total).toBe(1);
	});
});

describe('many messages', () => {
	beforeAll(async () => {
		await clear('message');
		for (const name of ['Ann', 'Bob', 'Cem'])
			await post('/api/contact', {
				name,
				email: `${name.toLowerCase()}@example.com`,
				number: '+880 1',
				subject: 'Loom',
				details: `${name} needs a site.`,
			});
	});
	afterAll(() => clear('message'));
	const unread = async () =>
		(await asOwner('GET', '/api/messages?page=1&read=false')).body.total as number;

	it('are marked as read and unread', async () => {
		expect(await apply('message', { action: 'read', filter: { search: 'needs' } })).toEqual({
			done: 3,
			failed: [],
		});
		expect(await unread()).toBe(0);
		const [{ _id }] = (await asOwner('GET', '/api/messages')).body.data;
		expect(await apply('message', { action: 'unread', ids: [_id, 'nowhere'] })).toEqual({
			done: 1,
			failed: [{ _id: 'nowhere', message: messages.notFound }],
		});
		expect(await unread()).toBe(1);
	});

	it('are deleted', async () => {
		expect(await apply('message', { action: 'delete', filter: {} })).toMatchObject({ done: 3 });
		expect((await asOwner('GET', '/api/messages?page=1')).body.total).toBe(0);
	});
});

describe('a review that waits', () => {
	afterAll(() => clear('review'));
	it('is approved with others', async () => {
		const ids = await addMany('review', [{ status: 'draft' }, { status: 'draft' }]);
		expect(await apply('review', { action: 'approve', filter: { pending: 'true' } })).toEqual({
			done: 2,
			failed: [],
		});
		expect(await isLive('review', ids[0] ?? '')).toBe(true);
	});
});

describe('a bulk call', () => {
	const ids = ['nowhere'];
	it.each<[string, string, object]>([
		['an action of another kind', 'service', { action: 'addTag', ids, tag: 'CSS' }],
		['no such action', 'blog', { action: 'burn', ids }],
		['no tag', 'blog', { action: 'addTag', ids }],
		['no percentage', 'project', { action: 'changePrice', ids }],
		['neither ids nor a filter', 'blog', { action: 'publish' }],
		['ids and a filter', 'blog', { action: 'publish', ids, filter: {} }],
		['an unknown key in the filter', 'blog', { action: 'delete', filter: { serach: 'x' } }],
		['an invalid value in the filter', 'blog', { action: 'delete', filter: { status: 'x' } }],
		[
			'an unknown field in the filter',
			'blog',
			{ action: 'delete', filter: { filters: { nothing: 1 } } },
		],
		[
			'too many ids',
			'blog',
			{ action: 'publish', ids: Array.from({ length: MAX_BULK_IDS + 1 }, (_, at) => `id${at}`) },
		],
	])('is refused with %s', async (_, kind, body) => {
		const added = await callsFor('blog').added();
		expect((await bulk(kind, body)).status).toBe(400);
		expect(await isLive('blog', added._id)).toBe(true);
		await clear('blog');
	});

	it('is refused for a kind that does not exist', async () => {
		expect((await bulk('loom', { action: 'delete', ids })).status).toBe(400);
	});
});
