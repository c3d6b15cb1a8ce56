import { conflictSchema, messages } from '@sumu/contract';
import createKnex from 'knex';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { callsOf, kinds, kindsTried } from './support/kinds.ts';
import { howManyWait } from './support/lock-waiters.ts';
import { asOwner } from './support/owner.ts';
import { clear, panel } from './support/panel.ts';

const single = '/content-manager/single-types/api::site-setting.site-setting';

describe.each(kindsTried)('saving a $kind', (entry) => {
	const table = `${entry.kind}s`;
	const { kind, update, one, page, field, other } = entry;
	const { added, draft } = callsOf(entry);
	afterAll(() => clear(kind));

	const save = (id: string, change: object) => asOwner('PUT', `/api${update}/${id}`, change);
	const shown = async (id: string) => (await asOwner('GET', `/api${one}/${id}`)).body.data;
	const live = async (id: string) => {
		const { data } = (await call(`/api${page.split('?')[0]}`)).body;
		return data.find(({ _id }: { _id: string }) => _id === id);
	};
	const inPanel = (id: string, change: object) =>
		panel('PUT', `/content-manager/collection-types/api::${kind}.${kind}/${id}`, change);

	it('succeeds when nothing has changed, and again with the returned timestamp', async () => {
		const { _id, updated } = await added();
		const first = await save(_id, { [field]: 'Once', updated });
		expect(first.status, JSON.stringify(first.body)).toBe(200);
		expect(Date.parse(first.body.data.updated)).toBeGreaterThan(Date.parse(updated));
		const again = await save(_id, { [field]: 'Twice', updated: first.body.data.updated });
		expect(again.body.data).toMatchObject({ [field]: 'Twice', status: 'published' });
	});

	it('returns 409 with the current entry after another change', async () => {
		const { _id, updated } = await added();
		await save(_id, { [field]: 'Theirs', updated });
		const { status, body: answer } = await save(_id, { [field]: 'Mine', updated });
		expect(status).toBe(409);
		expect(answer.error.message).toBe(messages.saveConflict.changed);
		const { reason, current } = conflictSchema.parse(answer.error.details);
		expect(reason).toBe('changed');
		expect(current).toEqual(await draft(_id));
		expect(await shown(_id)).toMatchObject({ [field]: 'Theirs' });
	});

	it('returns 409 with the draft if one was saved meanwhile', async () => {
		const { _id, updated } = await added();
		await inPanel(_id, { [field]: 'Drafted' });
		const { status, body: answer } = await save(_id, { [other]: 'Mine', updated });
		expect(status).toBe(409);
		expect(answer.error.message).toBe(messages.saveConflict.draft);
		expect(answer.error.details).toEqual({ reason: 'draft', current: await draft(_id) });
		expect(answer.error.details.current).toMatchObject({ [field]: 'Drafted', status: 'modified' });
	});

	it('succeeds from the current draft and returns 409 from an older one', async () => {
		const { _id } = await added();
		await inPanel(_id, { [field]: 'Drafted' });
		const { updated } = await draft(_id);
		await inPanel(_id, { [field]: 'Drafted anew' });
		const stale = await save(_id, { [other]: 'Mine', updated });
		expect([stale.status, stale.body.error?.details.reason]).toEqual([409, 'changed']);
		const now = await draft(_id);
		const { status, body: answer } = await save(_id, { [other]: 'Mine', updated: now.updated });
		expect(status).toBe(200);
		expect(answer.data).toMatchObject({ [field]: 'Drafted anew', [other]: 'Mine' });
	});

	it('accepts exactly one of 20 simultaneous saves', async () => {
		const { _id, updated } = await added();
		const saves = Array.from({ length: 20 }, (_, number) =>
			save(_id, { [field]: `Save ${number}`, updated }),
		);
		const answers = await Promise.all(saves);
		const statuses = answers.map(({ status }) => status).toSorted();
		expect(statuses).toEqual([200, ...Array(19).fill(409)]);
		const winner = answers.find(({ status }) => status === 200);
		expect(await shown(_id)).toMatchObject({ [field]: winner?.body.data[field] });
	});

	it.skipIf(inject('database').kind === 'sqlite')(
		'accepts one of eight saves that waited while a publication replaced the rows',
		async () => {
			const { _id, updated } = await added();
			const knex = createKnex({
				client: 'postgres',
				connection: inject('database').variables.DATABASE_URL,
			});
			try {
				const saves = await knex.transaction(async (trx) => {
					const there = trx(table).where({ document_id: _id });
					const rows = await there.clone().forUpdate();
					const answers = Promise.all(
						Array.from({ length: 8 }, (_, number) =>
							save(_id, { [field]: `Save ${number}`, updated }),
						),
					);
					await expect.poll(() => howManyWait((sql) => knex.raw(sql))).toBe(8);
					await there.clone().delete();
					for (const row of rows)
						await trx(table).insert({ ...row, id: trx.raw('nextval(?)', [`${table}_id_seq`]) });
					// Wrapped in an object: a returned promise would be awaited before the commit, but the saves
					// wait for that commit.
					return { answers };
				});
				expect((await saves.answers).map(({ status }) => status).toSorted()).toEqual([
					200,
					...Array(7).fill(409),
				]);
			} finally {
				await knex.destroy();
			}
		},
	);

	it('reports no conflict after an unchanged save through the API or the panel', async () => {
		const { _id, updated } = await added();
		await save(_id, {});
		await inPanel(_id, { [field]: (await shown(_id))[field] });
		expect((await draft(_id)).updated).toBe(updated);
		expect((await save(_id, { [field]: 'Mine', updated })).status).toBe(200);
	});

	it('publishes without a timestamp and keeps the draft’s own changes', async () => {
		const { _id } = await added();
		await inPanel(_id, { [field]: 'Drafted' });
		const { status, body: answer } = await save(_id, { [field]: 'Live', [other]: 'Changed' });
		expect(status).toBe(200);
		expect(answer.data).toMatchObject({ [other]: 'Changed', status: 'modified' });
		expect(await live(_id)).toMatchObject({ [field]: 'Live', [other]: 'Changed' });
		expect(await draft(_id)).toMatchObject({ [field]: 'Drafted', [other]: 'Changed' });
	});
});

describe('project saves', () => {
	const [project] = kinds;
	afterAll(() => clear('project'));
	const added = async () => (await asOwner('POST', `/api${project?.add}`, project?.body)).body.data;
	const save = (id: string, change: object) => asOwner('PUT', `/api/project/update/${id}`, change);

	it('reports no conflict after a change of order', async () => {
		const [one, two] = [await added(), await added()];
		await asOwner('PUT', '/api/projects/order', { ids: [one._id, two._id] });
		const { status } = await save(one._id, { projectsName: 'Mine', updated: one.updated });
		expect(status).toBe(200);
	});

	it('reports no conflict after a new review', async () => {
		const { _id, updated } = await added();
		const { token } = await person();
		const body = { projectId: _id, rating: 5, reviewText: 'On time.' };
		expect((await call('/review/add-review', { method: 'POST', body, token })).status).toBe(201);
		expect((await save(_id, { projectsName: 'Mine', updated })).status).toBe(200);
	});

	it('accepts a timestamp in any time zone and refuses an invalid one', async () => {
		const { _id, updated } = await added();
		const inDhaka = new Date(Date.parse(updated) + 6 * 3_600_000)
			.toISOString()
			.replace('Z', '+06:00');
		expect((await save(_id, { projectsName: 'Mine', updated: inDhaka })).status).toBe(200);
		expect((await save(_id, { projectsName: 'Mine', updated: 'now' })).status).toBe(400);
	});

	it('returns 404 for a deleted project', async () => {
		const { _id, updated } = await added();
		await asOwner('DELETE', `/api/projects/${_id}`);
		expect((await save(_id, { projectsName: 'Mine', updated })).status).toBe(404);
	});
});

describe('draft access', () => {
	it.each(kinds)('returns the draft of a $kind to admins only', async (kind) => {
		const { token } = await person();
		const { _id } = await callsOf(kind).added({ [kind.field]: 'Not to be read', status: 'draft' });
		for (const id of [_id, 'k2x9mvq7c1d4tz8b5h3wy0fa']) {
			const address = `/api${kind.one}/${id}?version=draft`;
			const asked = [await call(address), await call(address, { token: 'x' })];
			const signedIn = await call(address, { token });
			expect([...asked, signedIn].map(({ status }) => status)).toEqual([401, 401, 403]);
			for (const { body } of [...asked, signedIn])
				expect(JSON.stringify(body)).not.toContain('Not to be read');
			expect((await asOwner('GET', address)).status).toBe(id === _id ? 200 : 404);
		}
		await asOwner('DELETE', `/api${kind.remove}/${_id}`);
	});
});

describe('saving the settings', () => {
	const site = async () => (await asOwner('GET', '/api/site')).body.data;
	const save = (change: object) => asOwner('PUT', '/api/site', change);

	it('succeeds when nothing has changed and returns 409 otherwise', async () => {
		await save({ ownerName: 'Sumu', intro: 'Hello.' });
		const { updated } = await site();
		expect((await save({ intro: 'Once.', updated })).status).toBe(200);
		const { status, body } = await save({ intro: 'Twice.', updated });
		expect(status).toBe(409);
		expect(body.error.details).toEqual({ reason: 'changed', current: await site() });
		expect((await site()).intro).toBe('Once.');
	});

	it('returns 409 after a change in the panel', async () => {
		const { updated } = await site();
		await panel('PUT', single, { intro: 'In the panel.' });
		const { status } = await save({ intro: 'Mine.', updated });
		expect(status).toBe(409);
		expect((await site()).intro).toBe('In the panel.');
	});

	it('accepts exactly one of 20 simultaneous saves', async () => {
		const { updated } = await site();
		const saves = Array.from({ length: 20 }, (_, number) =>
			save({ intro: `Save ${number}`, updated }),
		);
		const statuses = (await Promise.all(saves)).map(({ status }) => status).toSorted();
		expect(statuses).toEqual([200, ...Array(19).fill(409)]);
	});
});
