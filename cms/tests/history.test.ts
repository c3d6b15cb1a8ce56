import type { EntryVersion } from '@sumu/contract';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { callsOf, kinds, kindsTried } from './support/kinds.ts';
import { asOwner } from './support/owner.ts';
import { clear, panel } from './support/panel.ts';

const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

async function history(kind: string, id: string): Promise<EntryVersion[]> {
	const { status, body } = await asOwner('GET', `/api/history/${kind}/${id}`);
	expect(status, JSON.stringify(body)).toBe(200);
	return body.data;
}
const then = async (kind: string, id: string, { version }: EntryVersion) =>
	(await asOwner('GET', `/api/history/${kind}/${id}/${version}`)).body.data;
const restore = (kind: string, id: string, { version }: EntryVersion) =>
	asOwner('POST', `/api/history/${kind}/${id}/${version}/restore`);
/** Checks the number of versions, and types them as a tuple, newest first. */
const some = <Count extends 1 | 2 | 3 | 4>(versions: EntryVersion[], count: Count) => {
	expect(versions).toHaveLength(count);
	return versions as [EntryVersion, EntryVersion, EntryVersion, EntryVersion];
};

describe.each(kindsTried)('version history of a $kind', (entry) => {
	const { kind, update, remove, page, field, other } = entry;
	const { added, draft } = callsOf(entry);
	afterAll(() => clear(kind));

	const save = async (id: string, change: object) => {
		const { status, body: answer } = await asOwner('PUT', `/api${update}/${id}`, change);
		expect(status, JSON.stringify(answer)).toBe(200);
		return answer.data;
	};
	const inPanel = `/content-manager/collection-types/api::${kind}.${kind}`;

	it('records changed fields, time, author and status', async () => {
		const before = Date.now();
		const { _id } = await added({ status: 'draft' });
		await save(_id, { [field]: 'Second' });
		await panel('PUT', `${inPanel}/${_id}`, { [field]: 'Third', [other]: 'Other' });
		const [third, second, first] = some(await history(kind, _id), 3);
		expect(first).toMatchObject({ by: 'Owner', status: 'draft' });
		expect(first.fields).toEqual(expect.arrayContaining([field, other]));
		expect(second.fields).toContain(field);
		expect(second.fields).not.toContain(other);
		expect(second.status).toBe(kind === 'review' ? 'draft' : 'published');
		expect(new Set(third.fields)).toEqual(new Set([field, other]));
		expect(Date.parse(first.at)).toBeGreaterThanOrEqual(before - 1000);
		expect(Date.parse(third.at)).toBeLessThanOrEqual(Date.now() + 1000);
		expect(await then(kind, _id, second)).toMatchObject({ _id, [field]: 'Second' });
		expect(await then(kind, _id, third)).toMatchObject({ [field]: 'Third', [other]: 'Other' });
	});

	it('returns a version identical to the entry at that time', async () => {
		const first = await added();
		await save(first._id, { [field]: 'Second' });
		const [, version] = some(await history(kind, first._id), 2);
		const { updated: _, ...was } = await then(kind, first._id, version);
		const { updated: __, ...wanted } = first;
		expect(was).toEqual(wanted);
	});

	it('restores a version as a draft hidden from visitors', async () => {
		const first = await added();
		await save(first._id, { [field]: 'Second' });
		const [, version] = some(await history(kind, first._id), 2);
		const { status, body: answer } = await restore(kind, first._id, version);
		expect(status, JSON.stringify(answer)).toBe(200);
		expect(answer).toMatchObject({
			acknowledged: true,
			data: { [field]: first[field], status: 'modified' },
		});
		expect(await draft(first._id)).toMatchObject({ [field]: first[field] });
		const shown = (await call(`/api${page.split('?')[0]}`)).body.data;
		expect(shown.find(({ _id }: { _id: string }) => _id === first._id)).toMatchObject({
			[field]: 'Second',
		});
		const [newest] = some(await history(kind, first._id), 3);
		expect(newest).toMatchObject({ fields: [field], status: 'modified' });
	});

	it('adds no version for a save without changes', async () => {
		const { _id } = await added();
		await save(_id, { [field]: (await draft(_id))[field] });
		some(await history(kind, _id), 1);
	});

	it('contains both draft and published content when they differ', async () => {
		const { _id } = await added();
		await panel('PUT', `${inPanel}/${_id}`, { [field]: 'Drafted' });
		await save(_id, { [field]: 'Live' });
		const [last, live, drafted] = some(await history(kind, _id), 4);
		expect(await then(kind, _id, drafted)).toMatchObject({ [field]: 'Drafted' });
		expect(await then(kind, _id, live)).toMatchObject({ [field]: 'Live' });
		expect(await then(kind, _id, last)).toMatchObject({ [field]: 'Drafted' });
	});

	it('is deleted with its entry and not available through another entry', async () => {
		const { _id } = await added();
		const [version] = some(await history(kind, _id), 1);
		const { _id: another } = await added();
		const elsewhere = `/api/history/${kind}/${another}/${version.version}`;
		expect((await asOwner('GET', elsewhere)).status).toBe(404);
		expect((await asOwner('POST', `${elsewhere}/restore`)).status).toBe(404);
		await asOwner('DELETE', `/api${remove}/${_id}`);
		for (const path of ['', `/${version.version}`])
			expect((await asOwner('GET', `/api/history/${kind}/${_id}${path}`)).status).toBe(404);
	});
});

describe('version history rules, tested with skills', () => {
	const { add, update, body } = kinds.find(({ kind }) => kind === 'skill') as (typeof kinds)[0];
	afterAll(() => clear('skill'));
	const added = async (more: object = {}) =>
		(await asOwner('POST', `/api${add}`, { ...body, ...more })).body.data;
	const save = async (id: string, change: object) =>
		(await asOwner('PUT', `/api${update}/${id}`, change)).body.data;

	it('keeps the last 50 versions, the oldest with all fields', async () => {
		const { _id, ...first } = await added();
		for (let number = 1; number <= 54; number += 1) await save(_id, { level: `Level ${number}` });
		const versions = await history('skill', _id);
		expect(versions).toHaveLength(50);
		const oldest = versions.at(-1) as EntryVersion;
		expect(await then('skill', _id, oldest)).toMatchObject({
			skillName: first.skillName,
			percentage: first.percentage,
			level: 'Level 5',
		});
		expect(await then('skill', _id, versions[0] as EntryVersion)).toMatchObject({
			level: 'Level 54',
		});
	});

	it('names the schedule as the author of a scheduled publication', async () => {
		const { _id } = await added({ publishAt: later(1500) });
		expect((await history('skill', _id))[0]).toMatchObject({ status: 'scheduled' });
		await vi.waitFor(async () => {
			const [newest] = await history('skill', _id);
			expect(newest).toMatchObject({ by: 'The schedule', status: 'published', fields: [] });
		}, 30_000);
	});

	it('merges a save and its publication into one version and shows a later unpublish', async () => {
		const { _id } = await added({ status: 'draft' });
		await asOwner('POST', `/api/skill/${_id}/publish`);
		const [only] = some(await history('skill', _id), 1);
		expect(only.status).toBe('published');
		await asOwner('POST', `/api/skill/${_id}/unpublish`);
		expect((await history('skill', _id))[0]?.status).toBe('draft');
	});

	it('is available to admins only', async () => {
		const { _id } = await added();
		const { token } = await person();
		expect((await call(`/api/history/skill/${_id}`)).status).toBe(401);
		expect((await call(`/api/history/skill/${_id}`, { token })).status).toBe(403);
	});

	it.each([
		'0',
		'-1',
		'x',
		'1.0',
		'999999999',
		'99999999999999999999',
	])('returns 404 for version %s', async (version) => {
		const { _id } = await added();
		const { status } = await asOwner('GET', `/api/history/skill/${_id}/${version}`);
		expect(status).toBe(404);
	});

	it('is available only under the entry’s own content type', async () => {
		const { _id } = await added();
		expect((await asOwner('GET', `/api/history/blog/${_id}`)).status).toBe(404);
		expect((await asOwner('GET', `/api/history/message/${_id}`)).status).toBe(400);
	});
});

describe('version history of the settings', () => {
	const site = async () => (await asOwner('GET', '/api/site')).body.data;
	const save = (change: object) => asOwner('PUT', '/api/site', change);
	const single = '/content-manager/single-types/api::site-setting.site-setting';

	it('restores all fields of a version, including components and lists', async () => {
		await save({ ownerName: 'Sumu', intro: 'Hello.', headlines: ['one', 'two'] });
		const before = await site();
		await save({ intro: 'Changed.', headlines: ['three'] });
		await panel('PUT', single, { contactHours: 'Never' });
		const [hours, changed, first] = await history('site', 'site');
		expect(hours).toMatchObject({ fields: ['contactHours'], status: 'published', by: 'Owner' });
		expect(new Set(changed?.fields)).toEqual(new Set(['intro', 'headlines']));
		const { updated: _, ...was } = await then('site', 'site', first as EntryVersion);
		const { updated: __, ...wanted } = before;
		expect(was).toEqual(wanted);
		const { status, body } = await restore('site', 'site', first as EntryVersion);
		expect(status, JSON.stringify(body)).toBe(200);
		expect(await site()).toMatchObject(wanted);
		expect(body.data).toEqual(await site());
		expect((await history('site', 'site'))[0]?.fields).toEqual(
			expect.arrayContaining(['intro', 'headlines', 'contactHours']),
		);
	});

	it('returns 404 for any other id', async () => {
		expect((await asOwner('GET', '/api/history/site/settings')).status).toBe(404);
	});
});
