import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, post } from './support/api.ts';
import { withRole } from './support/callers.ts';
import { callsOf, kinds } from './support/kinds.ts';
import { asOwner } from './support/owner.ts';
import { addDraft, clear, panelTarget } from './support/panel.ts';
import { sample } from './support/samples.ts';

const addTo = (kind: string, values: object) =>
	callsOf(kinds.find((each) => each.kind === kind) as (typeof kinds)[number]).added(values);

interface Row {
	_id: string;
	projectsName: string;
	topic: string;
	UserName: string;
	name: string;
}
const list = async (path: string, query: string, name: keyof Row): Promise<string[]> => {
	const { status, body } = await asOwner('GET', `/api${path}?page=1&${query}`);
	expect(status, JSON.stringify(body)).toBe(200);
	return body.data.map((row: Row) => row[name]).toSorted();
};

describe('the list of projects', () => {
	const projects = (query: string) => list('/projects', query, 'projectsName');
	beforeAll(async () => {
		await clear('project');
		for (const project of [
			{ projectsName: 'Tea shop', client: 'Hill Tracts', year: 2024, projectPrice: 900 },
			{ projectsName: 'Loom atlas', client: 'Museum', year: 2022, story: 'Woven by hand' },
			{ projectsName: 'Ferry times', client: 'Museum', year: 2024, status: 'draft' },
		])
			await addTo('project', project);
	});
	afterAll(() => clear('project'));

	it('finds all words in any order, in the client, the year and the story', async () => {
		expect(await projects('search=tracts tea')).toEqual(['Tea shop']);
		expect(await projects('search=2024 museum')).toEqual(['Ferry times']);
		expect(await projects('search=HAND atlas')).toEqual(['Loom atlas']);
		expect(await projects('search=hand ferry')).toEqual([]);
	});

	it('can be filtered by nested conditions', async () => {
		expect(await projects('filters[year]=2024&filters[client][$containsi]=hill')).toEqual([
			'Tea shop',
		]);
		expect(
			await projects('filters[$or][0][year][$lt]=2023&filters[$or][1][projectPrice][$gte]=900'),
		).toEqual(expect.arrayContaining(['Loom atlas', 'Tea shop']));
		expect(await projects('filters[$not][client]=Museum')).toEqual(['Tea shop']);
		expect(await projects('filters[year][$in][0]=2022&filters[year][$in][1]=2023')).toEqual([
			'Loom atlas',
		]);
		expect(await projects('filters[date][$gt]=2999-01-01')).toEqual([]);
		expect(await projects('filters[year]=2024&status=draft')).toEqual(['Ferry times']);
	});

	it.each([
		'filters=text',
		'filters[nothing]=1',
		'filters[year]=soon',
		'filters[year][$regex]=2',
		'filters[date][$gt]=soon',
		'filters[createdBy][id]=1',
		'filters[$or][$or][$or][$or][$or][$or][year]=1',
	])('refuses %s', async (query) => {
		expect((await asOwner('GET', `/api/projects?page=1&${query}`)).status).toBe(400);
	});

	it('ignores the conditions of visitors, and does not search the story for them', async () => {
		const { body } = await call('/api/projects?page=1&filters[nothing]=1&search=woven');
		expect(body.data).toEqual([]);
		expect((await call('/api/projects?page=1&search=tea shop')).body.total).toBe(1);
	});
});

describe('the list of posts', () => {
	beforeAll(async () => {
		await clear('blog');
		await addTo('blog', { topic: 'Warp', author: 'Mira', tags: ['Dyes'], description: 'Indigo' });
		await addTo('blog', { topic: 'Weft', author: 'Mira', tags: ['Yarn'], description: 'Wool' });
	});
	afterAll(() => clear('blog'));

	it('is searched by text and tags, and filtered by tag', async () => {
		expect(await list('/blog', 'search=mira indigo dyes', 'topic')).toEqual(['Warp']);
		expect(await list('/blog', 'search=mira', 'topic')).toEqual(['Warp', 'Weft']);
		expect(await list('/blog', 'tag=yarn', 'topic')).toEqual(['Weft']);
	});
});

describe('the list of reviews', () => {
	beforeAll(async () => {
		await clear('review');
		await addTo('review', { userName: 'Ana', rating: 5, location: 'Brno' });
		await addTo('review', { userName: 'Ben', rating: 3, location: 'Brno', status: 'draft' });
	});
	afterAll(() => clear('review'));

	it('is filtered by rating and by whether they wait', async () => {
		expect(await list('/reviews', 'filters[rating][$gte]=4', 'UserName')).toEqual(['Ana']);
		expect(await list('/reviews', 'filters[pending]=true', 'UserName')).toEqual(['Ben']);
		expect(await list('/reviews', 'search=brno ben', 'UserName')).toEqual(['Ben']);
	});

	it('hides the writers’ addresses from an assistant, in the search and in filters as well', async () => {
		await addDraft('review', sample.review('Cid', { userEmail: 'okapi@example.com' }));
		const byAddress = ['search=okapi', 'filters[userEmail][$startsWith]=oka'];
		for (const query of byAddress)
			expect(await list('/reviews', query, 'UserName')).toEqual(['Cid']);

		const token = await withRole('sumu-assistant', panelTarget());
		const [search = '', filter = ''] = byAddress;
		expect((await call(`/api/reviews?page=1&${search}`, { token })).body.data).toEqual([]);
		expect((await call(`/api/reviews?page=1&${filter}`, { token })).status).toBe(400);
		const inBulk = (filter: object) =>
			call('/api/review/bulk', { method: 'POST', token, body: { action: 'publish', filter } });
		expect((await inBulk({ search: 'okapi' })).body.data).toEqual({ done: 0, failed: [] });
		expect((await inBulk({ filters: { userEmail: { $startsWith: 'oka' } } })).status).toBe(400);
	});
});

describe('the inbox', () => {
	beforeAll(async () => {
		await clear('message');
		for (const name of ['Ann', 'Bob'])
			await post('/api/contact', {
				name,
				email: `${name.toLowerCase()}@example.com`,
				number: '+880 1',
				subject: 'A shop',
				details: 'Twenty teas.',
			});
		const [{ _id }] = (await asOwner('GET', '/api/messages')).body.data;
		await asOwner('POST', `/api/message/${_id}/reply`, { text: 'Gladly.', program: true });
	});
	afterAll(() => clear('message'));

	it('is filtered by answer and by date', async () => {
		expect(await list('/messages', 'filters[answered]=true', 'name')).toEqual(['Bob']);
		expect(await list('/messages', 'filters[answered]=false', 'name')).toEqual(['Ann']);
		expect(await list('/messages', 'filters[date][$gt]=2020-01-01', 'name')).toEqual([
			'Ann',
			'Bob',
		]);
		expect(await list('/messages', 'search=teas ann@', 'name')).toEqual(['Ann']);
	});
});
