import { apiEndpoints, errorSchema, messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { clear, entries } from './support/panel.ts';

const img = 'https://pictures.example.com/a.jpg';
const service = { servicesHeader: 'Drawing', servicesDescription: 'I draw.', img };
const skill = { skillName: 'CSS', percentage: 80, img };

async function clearBoth() {
	await clear('service');
	await clear('skill');
}

beforeAll(clearBoth);
afterAll(clearBoth);

const refused = async (path: string, body: object, field: string, message: string) => {
	const response = await asOwner('POST', path, body);
	expect(response.status).toBe(400);
	expect(errorSchema.safeParse(response.body).error).toBeUndefined();
	expect(response.body.error.details.errors).toEqual([{ path: [field], message }]);
};

describe('services', () => {
	it('are added, partially updated, ordered and deleted', async () => {
		const ids: string[] = [];
		for (const servicesHeader of ['One', 'Two', 'Three']) {
			const { status, body } = await asOwner('POST', '/projects/services', {
				...service,
				servicesHeader,
				rank: -1,
			});
			expect(status).toBe(201);
			expect(apiEndpoints.addService.response.safeParse(body).error).toBeUndefined();
			expect(body.data).toMatchObject({ ...service, servicesHeader });
			ids.push(body.insertedId);
		}
		const headers = async (query = '') =>
			(await call(`/api/services${query}`)).body.data.map(
				(item: { servicesHeader: string }) => item.servicesHeader,
			);
		expect(await headers()).toEqual(['One', 'Two', 'Three']);
		expect((await entries('service')).map(({ rank }) => rank)).toEqual([3, 2, 1]);
		const { body } = await asOwner('PUT', '/api/services/order', { ids: ids.toReversed() });
		expect(body).toEqual({ acknowledged: true, data: { acknowledged: true } });
		expect(await headers()).toEqual(['Three', 'Two', 'One']);
		expect(await headers('?page=1&sort=servicesHeader')).toEqual(['One', 'Three', 'Two']);
		expect(await headers('?page=1&search=tW')).toEqual(['Two']);

		const changed = await asOwner('PUT', `/api/service/update/${ids[0]}`, {
			servicesDescription: 'I draw well.',
		});
		expect(changed.status).toBe(200);
		expect(changed.body.data).toMatchObject({
			servicesHeader: 'One',
			servicesDescription: 'I draw well.',
			img,
		});
		expect(await headers()).toEqual(['Three', 'Two', 'One']);
		const read = await asOwner('GET', `/api/services/${ids[0]}`);
		expect(read.status).toBe(200);
		expect(apiEndpoints.getService.response.safeParse(read.body).error).toBeUndefined();
		expect(changed.body.data).toMatchObject(read.body.data);
		expect((await asOwner('DELETE', `/service/${ids[1]}`)).body.data.acknowledged).toBe(true);
		expect((await asOwner('GET', `/api/services/${ids[1]}`)).status).toBe(404);
		expect(await headers()).toEqual(['Three', 'One']);
	});

	it.each([
		['servicesHeader', '', messages.enterBox],
		['servicesDescription', undefined, messages.enterBox],
	])('refuse %s %j', (field, value, message) =>
		refused('/api/projects/services', { ...service, [field]: value }, field, message));

	it('return 404 for an unknown id', async () => {
		expect((await asOwner('GET', '/api/services/nope')).status).toBe(404);
		expect((await asOwner('PUT', '/api/service/update/nope', {})).status).toBe(404);
		expect((await asOwner('DELETE', '/api/service/nope')).status).toBe(404);
		expect((await asOwner('PUT', '/api/services/order', { ids: ['nope'] })).status).toBe(404);
	});
});

describe('skills', () => {
	it('are added to the tools group by default, or to a given group with a level', async () => {
		const plain = await asOwner('POST', '/projects/skill-add', skill);
		expect(plain.status).toBe(201);
		expect(apiEndpoints.addSkill.response.safeParse(plain.body).error).toBeUndefined();
		expect(plain.body.data).toMatchObject({ ...skill, group: 'tools', level: '' });
		const full = { ...skill, percentage: '95.5', group: 'frontend', level: 'Expert' };
		const { body } = await asOwner('POST', '/api/projects/skill-add', full);
		expect(body.data).toMatchObject({ ...full, percentage: 95.5 });
		const id = body.insertedId;
		const changed = await asOwner('PUT', `/api/skill/update/${id}`, { percentage: 10 });
		expect(changed.body.data).toMatchObject({ ...full, percentage: 10 });
		const bare = await asOwner('PUT', `/api/skill/update/${id}`, { level: '' });
		expect(bare.body.data.level).toBe('');
		const read = await asOwner('GET', `/api/skills/${id}`);
		expect(read.status).toBe(200);
		expect(apiEndpoints.getSkill.response.safeParse(read.body).error).toBeUndefined();
		expect(bare.body.data).toMatchObject(read.body.data);
		expect((await asOwner('DELETE', `/api/skill/${id}`)).status).toBe(200);
		expect((await asOwner('GET', `/api/skills/${id}`)).status).toBe(404);
	});

	it.each([
		['skillName', '', messages.enterBox],
		['percentage', '1e3', messages.enterBox],
		['percentage', 101, messages.numberBetween(0, 100)],
		['percentage', '-1', messages.numberBetween(0, 100)],
	])('refuse %s %j', (field, value, message) =>
		refused('/api/projects/skill-add', { ...skill, [field]: value }, field, message));

	it('belong to one of the five default groups or to the owner’s own groups', async () => {
		const add = (group: string | null) =>
			asOwner('POST', '/api/projects/skill-add', { ...skill, group });
		const before = (await add('backend')).body.insertedId;
		const { status, body } = await add('Cameras');
		expect(status).toBe(400);
		expect(body.error.details.errors[0].path).toEqual(['group']);
		const groups = (...skillGroups: string[]) => asOwner('PUT', '/api/site', { skillGroups });
		expect((await groups('Cameras', 'cameras!')).status).toBe(400);
		expect((await groups('Cameras', 'Retouching')).status).toBe(200);
		try {
			expect((await add('Cameras')).body.data.group).toBe('Cameras');
			expect((await add(null)).body.data.group).toBe('Retouching');
			expect((await add('backend')).status).toBe(400);
			const kept = await asOwner('PUT', `/api/skill/update/${before}`, { group: 'backend' });
			expect(kept.body.data.group).toBe('backend');
			const emptied = await asOwner('PUT', `/api/skill/update/${before}`, { group: '' });
			expect(emptied.body.data.group).toBe('Retouching');
			await asOwner('PUT', `/api/skill/update/${before}`, { level: 'Expert' });
			const groupOf = async () => (await asOwner('GET', `/api/skills/${before}`)).body.data.group;
			expect(await groupOf()).toBe('Retouching');
			await groups('Retouching', 'Cameras', 'Paper');
			await groups('Cameras', 'Paper');
			expect(await groupOf()).toBe('Paper');
			const moved = [{ list: 'skillGroups', from: 'Paper', to: 'Cameras' }];
			await asOwner('PUT', '/api/site', { skillGroups: ['Cameras', 'Film'], moved });
			expect(await groupOf()).toBe('Cameras');
			await groups();
			expect(await groupOf()).toBe('tools');
		} finally {
			await groups();
		}
	});

	it('get unique ranks when the owner orders them', async () => {
		await clear('skill');
		const ids: string[] = [];
		for (const skillName of ['A', 'B', 'C'])
			ids.push(
				(await asOwner('POST', '/api/projects/skill-add', { ...skill, skillName })).body.insertedId,
			);
		const names = async () =>
			(await call('/api/skills')).body.data.map((item: { skillName: string }) => item.skillName);
		const [a = '', b = '', c = ''] = ids;
		expect((await asOwner('PUT', '/api/skills/order', { ids: [c, a, b] })).status).toBe(200);
		expect(await names()).toEqual(['C', 'A', 'B']);
		expect((await entries('skill')).map(({ rank }) => rank).toSorted()).toEqual([1, 2, 3]);
	});

	it('return 404 for an unknown id', async () => {
		expect((await asOwner('GET', '/api/skills/nope')).status).toBe(404);
		expect((await asOwner('PUT', '/api/skill/update/nope', {})).status).toBe(404);
		expect((await asOwner('DELETE', '/api/skill/nope')).status).toBe(404);
	});
});
