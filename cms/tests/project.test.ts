import { apiEndpoints, errorSchema, pageSizes } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { addDraft, addPublished, clear, publish } from './support/panel.ts';
import { sample } from './support/samples.ts';
import { sortInto } from './support/set-categories.ts';

const names = Array.from({ length: pageSizes.projects + 2 }, (_, index) => `Project ${index + 1}`);
const firstProject = sample.project('Project 1', {
	category: 'Web Design',
	projectFeature1: 'One',
});
const namesOf = (list: { projectsName: string }[]) => list.map((item) => item.projectsName);

describe('projects', () => {
	let first: string;
	let draft: string;

	beforeAll(async () => {
		await clear('project');
		await sortInto('Web Design', 'Web Development');
		expect((await call('/api/projects/page=1')).body).toEqual({
			status: true,
			data: [],
			pagination: [1],
		});
		expect((await call('/api/projects/page=2')).status).toBe(404);
		first = await addPublished('project', firstProject);
		for (const name of names.slice(1)) await addPublished('project', sample.project(name));
		draft = await addDraft('project', sample.project('Not yet', { category: 'Web Development' }));
	});
	afterAll(() => sortInto());

	it('lists projects newest first, without drafts', async () => {
		const { status, body } = await call('/api/projects');
		expect(status).toBe(200);
		expect(apiEndpoints.listProjects.response.safeParse(body).error).toBeUndefined();
		expect(namesOf(body.data)).toEqual(names.toReversed());
	});

	it('limits the list on request', async () => {
		expect(namesOf((await call('/api/projects?limit=2')).body.data)).toEqual(
			names.toReversed().slice(0, 2),
		);
		for (const limit of ['0', '101', 'x', '1.5']) {
			const { status, body } = await call(`/api/projects?limit=${limit}`);
			expect(status).toBe(400);
			expect(body.error.details.errors[0].path).toEqual(['limit']);
		}
	});

	it.each(['page=2', '2'])('returns the second page for %s', async (page) => {
		const { status, body } = await call(`/api/projects/${page}`);
		expect(status).toBe(200);
		expect(apiEndpoints.pageProjects.response.safeParse(body).error).toBeUndefined();
		expect(namesOf(body.data)).toEqual(['Project 2', 'Project 1']);
		expect(body.pagination).toEqual([1, 2]);
	});

	it.each(['0', '-1', 'abc', '999', 'page=3', 'page='])('answers 404 for page %s', async (page) => {
		const { status, body } = await call(`/api/projects/${page}`);
		expect(status).toBe(404);
		expect(body).toEqual({ status: false, data: [], pagination: [1, 2] });
	});

	it('filters by category and sorts by last change', async () => {
		const design = await call('/api/projects/page=1?category=Web%20Design');
		expect(namesOf(design.body.data)).toEqual(['Project 1']);
		await publish('project', first, { ...firstProject, projectTheme: 'Another' });
		const recently = await call('/api/projects?sort=recently&limit=1');
		expect(namesOf(recently.body.data)).toEqual(['Project 1']);
		const newest = await call('/api/projects?limit=1');
		expect(namesOf(newest.body.data)).toEqual([names.at(-1)]);
		const asAnAddress = await call('/api/projects?category=web-design');
		expect(namesOf(asAnAddress.body.data)).toEqual(['Project 1']);
		expect((await call('/api/projects?category=Cooking')).body.data).toEqual([]);
		expect((await call('/api/projects/page=1?category=Cooking')).body.data).toEqual([]);
	});

	it('shows a category once a published project uses it', async () => {
		const { categories, shownCategories } = (await call('/api/site')).body.data;
		expect(categories).toEqual(['Web Design', 'Web Development']);
		expect(shownCategories).toEqual(['Web Design']);
		await sortInto();
		expect((await call('/api/site')).body.data.shownCategories).toEqual(['Web Design']);
	});

	it('updates projects and drafts when their category is renamed', async () => {
		const categoryOf = async (id: string) =>
			(await asOwner('GET', `/api/project/${id}?version=draft`)).body.data.category;
		await sortInto('Web Design', 'Web Development');
		await sortInto('Web Design', 'Programming');
		expect(await categoryOf(draft)).toBe('Programming');
		await sortInto('Programming', 'Web Design');
		expect([await categoryOf(first), await categoryOf(draft)]).toEqual([
			'Web Design',
			'Programming',
		]);
		await sortInto('Programming', 'Sites');
		const sites = (await call('/api/projects/page=1?category=sites')).body.data;
		expect(namesOf(sites)).toEqual(['Project 1']);
		expect((await call(`/api/project/${first}`)).body.data.category).toBe('Sites');
		await sortInto('Programming', 'Sites', 'Posters');
		await sortInto('Programming', 'Websites', 'Posters', 'Books');
		expect((await call(`/api/project/${first}`)).body.data.category).toBe('Websites');
		await sortInto('Programming', 'Sites', 'Posters', 'Books');
		await sortInto('Programming', 'Sites');
		await sortInto('Web Development', 'Web Design');
		expect((await call(`/api/project/${first}`)).body.data.category).toBe('Web Design');
	});

	it('counts projects by category and reassigns them when a category is removed', async () => {
		const categoryOf = async (id: string) => (await call(`/api/project/${id}`)).body.data.category;
		const moved = (...moves: [from: string, to: string][]) =>
			moves.map(([from, to]) => ({ list: 'categories', from, to }));
		const keep = (categories: string[], more = {}) =>
			asOwner('PUT', '/api/site', { categories, ...more });
		await keep(['Web Design', 'Print', 'Books']);
		const [second = ''] = (await call('/api/projects')).body.data.map(
			(one: { _id: string }) => one._id,
		);
		for (const id of [first, second])
			await asOwner('PUT', `/api/project/update/${id}`, { category: 'Print' });
		const { body } = await asOwner('GET', '/api/site/sorted');
		expect(body.data.categories).toMatchObject({ Print: 2 });

		await keep(['Web Design', 'Books'], { moved: moved(['Print', 'Books']) });
		expect([await categoryOf(first), await categoryOf(second)]).toEqual(['Books', 'Books']);
		// Books becomes Volumes in the same request, so projects moved to Books end up in Volumes.
		await asOwner('PUT', `/api/project/update/${second}`, { category: 'Web Design' });
		await keep(['Volumes'], { moved: moved(['Web Design', 'Books']) });
		expect([await categoryOf(first), await categoryOf(second)]).toEqual(['Volumes', 'Volumes']);
		const stale = { moved: moved(['Volumes', '']), updated: '2020-01-01T00:00:00.000Z' };
		expect((await keep(['Web Design'], stale)).status).toBe(409);
		expect(await categoryOf(first)).toBe('Volumes');
		await keep(['Volumes', 'Web Design']);
		await keep(['Web Design']);
		expect([await categoryOf(first), await categoryOf(second)]).toEqual([null, null]);
		await asOwner('PUT', `/api/project/update/${first}`, { category: 'Web Design' });
	});

	it('returns a single project', async () => {
		const { status, body } = await call(`/api/project/${first}`);
		expect(status).toBe(200);
		expect(apiEndpoints.getProject.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject({
			_id: first,
			projectsName: 'Project 1',
			projectPrice: 12.5,
			projectFeature: ['One'],
			category: 'Web Design',
			image: '',
			picture: null,
		});
	});

	it('answers 404 for unknown and malformed ids and for drafts', async () => {
		for (const id of ['nope', '1', draft, '%E0%A4%A', '%00', 'a'.repeat(300)]) {
			const { status, body } = await call(`/api/project/${id}`);
			expect(status).toBe(404);
			expect(errorSchema.safeParse(body).error).toBeUndefined();
		}
	});

	it('answers identically at the original paths without /api', async () => {
		for (const path of ['/projects', '/projects/page=1', `/project/${first}`, '/projects/999'])
			expect((await call(path)).body).toEqual((await call(`/api${path}`)).body);
	});
});
