import { afterAll, describe, expect, it, vi } from 'vitest';
import { call } from './support/api.ts';
import { callsOf, kinds, kindsTried } from './support/kinds.ts';
import { asOwner } from './support/owner.ts';
import { clear, panel, panelAnswer } from './support/panel.ts';

const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const day = 24 * 3_600_000;

const among = (data: { _id: string }[], id: string) => data.find(({ _id }) => _id === id);

const accessTo = ({ update, page }: (typeof kindsTried)[number]) => ({
	save: async (id: string, change: object) =>
		(await asOwner('PUT', `/api${update}/${id}`, change)).body.data,
	live: async (id: string) => among((await call(`/api${page.split('?')[0]}`)).body.data, id),
	row: async (id: string, query = '') =>
		among((await asOwner('GET', `/api${page}${query}`)).body.data, id),
});

describe.each(kindsTried)('a $kind', (entry) => {
	const { kind, update, page, field, other, body, add } = entry;
	const { added } = callsOf(entry);
	const { save, live, row } = accessTo(entry);
	afterAll(() => clear(kind));

	it('is published immediately when added', async () => {
		const { _id, status, publishAt } = await added();
		expect({ status, publishAt }).toEqual({ status: 'published', publishAt: null });
		expect(await live(_id)).toBeDefined();
		expect(await live(_id)).not.toHaveProperty('status');
	});

	it('is visible only to an admin as a draft, until it is published', async () => {
		const { _id, status } = await added({ status: 'draft' });
		expect(status).toBe('draft');
		expect(await live(_id)).toBeUndefined();
		expect(among((await call(`/api${page}`)).body.data, _id)).toBeUndefined();
		expect(await row(_id)).toMatchObject({ status: 'draft', publishAt: null, shown: false });
		expect(await save(_id, { status: 'published' })).toMatchObject({
			status: 'published',
			shown: true,
		});
		expect(await live(_id)).toBeDefined();
	});

	it('can have a newer draft, which is shown once published', async () => {
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

	it('is found by its status', async () => {
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

	it('stays a draft when its schedule is cancelled', async () => {
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
	])('rejects a publication time %s', async (_, how) => {
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

/** Schedules a new entry and a newer draft of a published one, and waits until both are published. */
async function expectPublicationOnTime(entry: (typeof kindsTried)[number]) {
	const { kind, field } = entry;
	const { added } = callsOf(entry);
	const { save, live, row } = accessTo(entry);
	const first = await added({ publishAt: later(day) });
	const shown = await added();
	await save(shown._id, { [field]: 'On Friday', publishAt: later(day) });
	expect(first, kind).toMatchObject({ status: 'scheduled', shown: false });
	expect(await row(shown._id)).toMatchObject({ status: 'scheduled', shown: true });
	expect(await live(first._id)).toBeUndefined();
	expect(await live(shown._id)).not.toMatchObject({ [field]: 'On Friday' });
	// Both saves must arrive before, also on a busy machine.
	const publishAt = later(5000);
	await save(shown._id, { publishAt });
	const { updated } = await save(first._id, { publishAt });
	await vi.waitFor(async () => expect(await live(first._id)).toBeDefined(), 90_000);
	await vi.waitFor(
		async () => expect(await live(shown._id)).toMatchObject({ [field]: 'On Friday' }),
		90_000,
	);
	const published = await row(first._id);
	expect(published).toMatchObject({ status: 'published', publishAt: null, updated });
	if (kind === 'blog') expect(published).toMatchObject({ date: publishAt });
	/** Saves from a form that was opened before the publication. */
	expect(await save(first._id, { [field]: 'Mine', updated })).toMatchObject({ [field]: 'Mine' });
	await clear(kind);
}

// All types wait together, because due entries are published every ten seconds.
it('entries of every type are published at their scheduled time, with their update time unchanged', () =>
	Promise.all(kindsTried.map(expectPublicationOnTime)));

describe.each(kindsTried)('status endpoints of a $kind', ({
	kind,
	add,
	update,
	one,
	page,
	body,
	field,
}) => {
	afterAll(() => clear(kind));
	const added = async (more: object = {}) =>
		(await asOwner('POST', `/api${add}`, { ...body, ...more })).body.data;
	const ask = (id: string, what: string) => asOwner('POST', `/api/${kind}/${id}/${what}`);
	const live = async (id: string) => {
		const { data } = (await call(`/api${page.split('?')[0]}`)).body;
		return data.find(({ _id }: { _id: string }) => _id === id);
	};

	it('publish and unpublish it, clearing its schedule', async () => {
		const { _id, updated } = await added({ publishAt: later(day) });
		const published = await ask(_id, 'publish');
		expect(published.status, JSON.stringify(published.body)).toBe(200);
		expect(published.body).toMatchObject({
			acknowledged: true,
			data: { _id, status: 'published', publishAt: null, updated },
		});
		expect(await live(_id)).toBeDefined();
		await asOwner('PUT', `/api${update}/${_id}`, { publishAt: later(day) });
		const { data } = (await ask(_id, 'unpublish')).body;
		expect(data).toMatchObject({ status: 'draft', publishAt: null });
		expect(await live(_id)).toBeUndefined();
	});

	it('discard a newer draft, but never the only version', async () => {
		const { _id, ...first } = await added();
		await asOwner('PUT', `/api${update}/${_id}`, { [field]: 'Newer', status: 'draft' });
		const { data } = (await ask(_id, 'discard')).body;
		expect(data).toMatchObject({ [field]: first[field], status: 'published' });
		const only = await added({ status: 'draft' });
		expect((await ask(only._id, 'discard')).body.data).toEqual(only);
	});

	it.each([
		['site', (id: string) => ask(id, 'discard')],
		[
			'panel',
			(id: string) =>
				panelAnswer(
					'POST',
					`/content-manager/collection-types/api::${kind}.${kind}/${id}/actions/discard`,
					{},
				),
		],
	])('keep it when its draft is discarded in the %s during an unpublish', async (_, discard) => {
		// The same code serves all types, so one repeats the race.
		const rounds = kind === 'project' ? 12 : 1;
		for (let round = 0; round < rounds; round += 1) {
			const { _id } = await added();
			const answers = await Promise.all([ask(_id, 'unpublish'), discard(_id)]);
			const draft = await asOwner('GET', `/api${one}/${_id}?version=draft`);
			expect(draft.status, answers.map(({ status }) => status).join()).toBe(200);
			for (const { status } of answers) expect([200, 404]).toContain(status);
		}
	});

	it('duplicate it as a draft', async () => {
		const { _id } = await added();
		const { status, body: answer } = await ask(_id, 'duplicate');
		expect(status, JSON.stringify(answer)).toBe(201);
		expect(answer).toMatchObject({ acknowledged: true, data: { status: 'draft' } });
		expect(answer.insertedId).not.toBe(_id);
		expect(JSON.stringify(answer.data)).toContain(' (copy)');
		expect(await live(answer.insertedId)).toBeUndefined();
	});

	it('do not copy its schedule when it is duplicated in the panel', async () => {
		const { _id } = await added({ publishAt: later(day) });
		const path = `/content-manager/collection-types/api::${kind}.${kind}`;
		const { data } = await panel('POST', `${path}/clone/${_id}`, { publishAt: later(day) });
		expect(data.publishAt).toBeNull();
	});

	it('answer 404 for an unknown id', async () => {
		for (const what of ['publish', 'unpublish', 'discard', 'duplicate'])
			expect((await ask('nothing', what)).status, what).toBe(404);
	});
});

describe('a preview', () => {
	const link = async (kind: string, id: string) => asOwner('POST', `/api/${kind}/${id}/preview`);
	const read = (url: string) => call(`/api/preview/${url.split('/').at(-1)}`);
	afterAll(async () => {
		await clear('project');
		await clear('blog');
	});

	it.each(kinds.slice(0, 2))('shows the draft of a $kind to anyone with the link', async (one) => {
		const { kind, add, body, field } = one;
		const { data } = (await asOwner('POST', `/api${add}`, { ...body, status: 'draft' })).body;
		const { url } = (await link(kind, data._id)).body.data;
		expect(url).toMatch(/^http:\/\/site\.test\/preview\//);
		const answer = await read(url);
		expect(answer.body.data).toMatchObject({ kind, item: { _id: data._id, [field]: data[field] } });
		expect(Date.parse(answer.body.data.expires) - Date.now()).toBeLessThanOrEqual(3_600_000);
		expect(answer.headers.get('cache-control')).toBe('no-store');
		expect(answer.headers.get('x-robots-tag')).toBe('noindex');
		expect((await read(`${url}x`)).status).toBe(404);
		await asOwner('DELETE', `/api${one.remove}/${data._id}`);
		expect((await read(url)).status).toBe(404);
		expect((await link(kind, data._id)).status).toBe(404);
	});

	it('shows the settings, and is rejected for content without a page', async () => {
		const { url } = (await link('site', 'site')).body.data;
		expect((await read(url)).body.data).toMatchObject({ kind: 'site' });
		expect((await link('site', 'other')).status).toBe(404);
		expect((await link('skill', 'other')).status).toBe(400);
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

	it('is its first publication date', async () => {
		const { _id, date } = await added();
		const shown = await publish(_id);
		expect(Date.parse(shown.date)).toBeGreaterThan(Date.parse(date));
		expect((await publish(_id)).date).toBe(shown.date);
	});

	it('can be set by the owner', async () => {
		const { _id } = await added();
		const date = '2024-05-06T07:08:00.000Z';
		await panel('PUT', `/content-manager/collection-types/api::blog.blog/${_id}`, { date });
		expect((await publish(_id)).date).toBe(date);
	});
});
