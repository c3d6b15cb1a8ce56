import { afterAll, describe, expect, it, vi } from 'vitest';
import { call } from './support/api.ts';
import { kinds } from './support/kinds.ts';
import { asOwner } from './support/owner.ts';
import { clear, panel } from './support/panel.ts';

const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const day = 24 * 3_600_000;

describe.each(kinds)('a $kind', ({ kind, add, update, page, body, field, other }) => {
	afterAll(() => clear(kind));

	const added = async (more: object = {}) => {
		const { status, body: answer } = await asOwner('POST', `/api${add}`, { ...body, ...more });
		expect(status, JSON.stringify(answer)).toBe(201);
		return answer.data;
	};
	const save = async (id: string, change: object) =>
		(await asOwner('PUT', `/api${update}/${id}`, change)).body.data;
	const among = (data: { _id: string }[], id: string) => data.find(({ _id }) => _id === id);
	const live = async (id: string) => among((await call(`/api${page.split('?')[0]}`)).body.data, id);
	const row = async (id: string, query = '') =>
		among((await asOwner('GET', `/api${page}${query}`)).body.data, id);

	it('that is added is published at once', async () => {
		const { _id, status, publishAt } = await added();
		expect({ status, publishAt }).toEqual({ status: 'published', publishAt: null });
		expect(await live(_id)).toBeDefined();
		expect(await live(_id)).not.toHaveProperty('status');
	});

	it('that is added as a draft is seen by an admin alone, until it is published', async () => {
		const { _id, status } = await added({ status: 'draft' });
		expect(status).toBe('draft');
		expect(await live(_id)).toBeUndefined();
		expect(among((await call(`/api${page}`)).body.data, _id)).toBeUndefined();
		expect(await row(_id)).toMatchObject({ status: 'draft', publishAt: null });
		expect(await save(_id, { status: 'published' })).toMatchObject({ status: 'published' });
		expect(await live(_id)).toBeDefined();
	});

	it('may have a newer draft, which shows once it is published', async () => {
		const { _id } = await added();
		expect(await save(_id, { [field]: 'Newer', status: 'draft' })).toMatchObject({
			[field]: 'Newer',
			status: 'modified',
		});
		expect(await live(_id)).not.toMatchObject({ [field]: 'Newer' });
		const { updated } = (await row(_id)) as never;
		await save(_id, { [other]: 'Other', updated });
		expect(await live(_id)).toMatchObject({ [field]: 'Newer', [other]: 'Other' });
	});

	it('is found by its state', async () => {
		const ids = {
			draft: (await added({ status: 'draft' }))._id,
			published: (await added())._id,
			modified: (await added())._id,
			scheduled: (await added({ publishAt: later(day) }))._id,
		};
		await save(ids.modified, { [field]: 'Newer', status: 'draft' });
		for (const [state, id] of Object.entries(ids)) {
			const { data, total } = (await asOwner('GET', `/api${page}&size=100&status=${state}`)).body;
			expect(new Set(data.map(({ status }: { status: string }) => status))).toEqual(
				new Set([state]),
			);
			expect(among(data, id), state).toBeDefined();
			expect(total).toBe(data.length);
		}
	});

	it('goes live by itself at its time, with nothing but what was written', async () => {
		const first = await added({ publishAt: later(1500) });
		const shown = await added();
		await save(shown._id, { [field]: 'On Friday', publishAt: later(1500) });
		expect(first).toMatchObject({ status: 'scheduled' });
		const { updated } = (await row(first._id)) as never;
		expect(await live(first._id)).toBeUndefined();
		expect(await live(shown._id)).not.toMatchObject({ [field]: 'On Friday' });
		await vi.waitFor(async () => expect(await live(first._id)).toBeDefined(), 25_000);
		await vi.waitFor(
			async () => expect(await live(shown._id)).toMatchObject({ [field]: 'On Friday' }),
			25_000,
		);
		expect(await row(first._id)).toMatchObject({ status: 'published', publishAt: null, updated });
		/** A form that stood open meanwhile. */
		expect(await save(first._id, { [field]: 'Mine', updated })).toMatchObject({ [field]: 'Mine' });
	});

	it('is taken back from its time, and stays a draft', async () => {
		const { _id } = await added({ publishAt: later(day) });
		expect(await save(_id, { publishAt: null })).toMatchObject({
			status: 'draft',
			publishAt: null,
		});
		expect(await live(_id)).toBeUndefined();
	});

	it.each([
		['of the past', { publishAt: later(-1000) }],
		['that is none', { publishAt: 'Friday' }],
		['and at once', { publishAt: later(day), status: 'published' }],
	])('is not published at a time %s', async (_, how) => {
		const { _id } = await added();
		for (const [method, path] of [
			['PUT', `${update}/${_id}`],
			['POST', add],
		] as const) {
			const { status, body: answer } = await asOwner(method, `/api${path}`, { ...body, ...how });
			expect(status).toBe(400);
			expect(answer.error.details.errors[0].path).toEqual(['publishAt']);
		}
	});
});

describe('the date of a post', () => {
	afterAll(() => clear('blog'));
	const post = kinds.find(({ kind }) => kind === 'blog')?.body ?? {};
	const added = async () =>
		(await asOwner('POST', '/api/blog/add-blog', { ...post, status: 'draft' })).body.data;
	const publish = async (id: string) => {
		await panel(
			'POST',
			`/content-manager/collection-types/api::blog.blog/${id}/actions/publish`,
			{},
		);
		return (await call(`/api/blog/${id}`)).body.data;
	};

	it('is when it was first published', async () => {
		const { _id, date } = await added();
		const shown = await publish(_id);
		expect(Date.parse(shown.date)).toBeGreaterThan(Date.parse(date));
		expect((await publish(_id)).date).toBe(shown.date);
	});

	it('is what the owner has set', async () => {
		const { _id } = await added();
		const date = '2024-05-06T07:08:00.000Z';
		await panel('PUT', `/content-manager/collection-types/api::blog.blog/${_id}`, { date });
		expect((await publish(_id)).date).toBe(date);
	});
});
