import { afterAll, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { clear, panel, publish } from './support/panel.ts';

const project = {
	projectsName: 'Ferry times',
	image: 'https://pictures.example.com/ferry.jpg',
	projectsLiveLink: 'https://example.com/ferry',
	frontend: 'React',
	backend: 'Node.js',
	projectTheme: 'Timetable',
	projectFeature: ['Offline', 'Bangla', 'Large type', 'Reports'],
	projectDelivery: '3 weeks',
	projectPrice: 90,
	projectsDescription: 'When the next boat leaves.',
};
const blog = {
	topic: 'On ferries',
	author: 'Sumu',
	description: 'They leave when they are full.',
	img: 'https://pictures.example.com/ferry.jpg',
};

const kinds = [
	{
		name: 'project',
		form: project,
		change: { ...project, projectsName: 'Boat times' },
		draft: { projectsName: 'Launch times' },
		add: '/project/project-add',
		update: '/project/update',
		lists: ['/projects', '/projects/1', '/projects?page=1'],
		item: 'projectId',
	},
	{
		name: 'blog',
		form: blog,
		change: { topic: 'On boats' },
		draft: { topic: 'On launches' },
		add: '/blog/add-blog',
		update: '/blog/update',
		lists: ['/blog', '/blogs/1', '/blog?page=1', '/blog?full'],
		item: 'blogId',
	},
];

const forged = { updated: '2999-01-01T00:00:00.000Z', updatedAt: '2999-01-01T00:00:00.000Z' };

describe.each(kinds)('the update date of a $name', ({ name, ...kind }) => {
	const { form, change, draft, add, update, lists, item } = kind;
	const added = async () => (await asOwner('POST', `/api${add}`, { ...form, ...forged })).body.data;
	const shown = async (id: string) => (await call(`/api/${name}/${id}`)).body.data;
	afterAll(() => clear(name));

	it('is set only by the server and leaves the creation date unchanged', async () => {
		const before = await added();
		expect(Math.abs(Date.now() - Date.parse(before.updated))).toBeLessThan(60_000);
		const save = (body: object) => asOwner('PUT', `/api${update}/${before._id}`, body);
		/** The forged `updated` is a base version that never existed, so it conflicts. */
		expect((await save({ ...change, ...forged })).status).toBe(409);
		const { updatedAt } = forged;
		const { body } = await save({ ...change, updatedAt });
		expect(body.data.date).toBe(before.date);
		expect(Date.parse(body.data.updated)).toBeGreaterThan(Date.parse(before.updated));
		expect(Math.abs(Date.now() - Date.parse(body.data.updated))).toBeLessThan(60_000);
		expect((await shown(before._id)).updated).toBe(body.data.updated);
		for (const path of lists)
			expect((await call(`/api${path}`)).body.data, path).toContainEqual(
				expect.objectContaining({ _id: before._id, updated: body.data.updated }),
			);
	});

	it('changes when a draft is published', async () => {
		const { _id, date, updated } = await added();
		const path = `/content-manager/collection-types/api::${name}.${name}/${_id}`;
		const { data } = await panel('PUT', path, draft);
		expect((await shown(_id)).updated).toBe(updated);
		await publish(name, _id, draft);
		const after = await shown(_id);
		expect(Date.parse(after.updated)).toBeGreaterThanOrEqual(Date.parse(data.updatedAt));
		expect(Date.parse(after.updated)).toBeGreaterThan(Date.parse(updated));
		expect(after.date).toBe(date);
	});

	it('does not change with a review', async () => {
		const { _id, updated } = await added();
		const { token } = await person();
		const body = { [item]: _id, rating: 5, reviewText: 'On time.' };
		expect((await call('/review/add-review', { method: 'POST', body, token })).status).toBe(201);
		expect(await shown(_id)).toMatchObject({ updated, rating: { average: 5, count: 1 } });
	});
});

describe('reordering the list', () => {
	afterAll(() => clear('project'));

	it('does not change the update date of a project', async () => {
		const add = async () => (await asOwner('POST', '/project/project-add', project)).body.data;
		const [one, other] = [await add(), await add()];
		const ids = [one._id, other._id];
		const shown = async () => (await call('/api/projects?limit=2')).body.data;
		const before = await shown();
		expect(before.map(({ _id }: { _id: string }) => _id)).toEqual(ids.toReversed());
		expect((await asOwner('PUT', '/api/projects/order', { ids })).status).toBe(200);
		expect(await shown()).toEqual(before.toReversed());
	});
});
