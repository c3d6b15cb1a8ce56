import { endpoints, errorSchema, pageSizes } from '@sumu/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { addDraft, addPublished, clear, publish } from './support/panel.ts';
import { sample } from './support/samples.ts';

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
		expect((await call('/api/projects/page=1')).body).toEqual({
			status: true,
			data: [],
			pagination: [1],
		});
		expect((await call('/api/projects/page=2')).status).toBe(404);
		first = await addPublished('project', firstProject);
		for (const name of names.slice(1)) await addPublished('project', sample.project(name));
		draft = await addDraft('project', sample.project('Not yet'));
	});

	it('are listed newest first, drafts left out', async () => {
		const { status, body } = await call('/api/projects');
		expect(status).toBe(200);
		expect(endpoints.listProjects.response.safeParse(body).error).toBeUndefined();
		expect(namesOf(body.data)).toEqual(names.toReversed());
	});

	it('are limited on request', async () => {
		expect(namesOf((await call('/api/projects?limit=2')).body.data)).toEqual(
			names.toReversed().slice(0, 2),
		);
		for (const limit of ['0', '101', 'x', '1.5']) {
			const { status, body } = await call(`/api/projects?limit=${limit}`);
			expect(status).toBe(400);
			expect(body.error.details.errors[0].path).toEqual(['limit']);
		}
	});

	it.each(['page=2', '2'])('have a second page, written %s', async (page) => {
		const { status, body } = await call(`/api/projects/${page}`);
		expect(status).toBe(200);
		expect(endpoints.pageProjects.response.safeParse(body).error).toBeUndefined();
		expect(namesOf(body.data)).toEqual(['Project 2', 'Project 1']);
		expect(body.pagination).toEqual([1, 2]);
	});

	it.each(['0', '-1', 'abc', '999', 'page=3', 'page='])('have no page %s', async (page) => {
		const { status, body } = await call(`/api/projects/${page}`);
		expect(status).toBe(404);
		expect(body).toEqual({ status: false, data: [], pagination: [1, 2] });
	});

	it('are filtered by category and sorted by what changed last', async () => {
		const design = await call('/api/projects/page=1?category=Web%20Design');
		expect(namesOf(design.body.data)).toEqual(['Project 1']);
		await publish('project', first, { ...firstProject, projectTheme: 'Another' });
		const recently = await call('/api/projects?sort=recently&limit=1');
		expect(namesOf(recently.body.data)).toEqual(['Project 1']);
		const newest = await call('/api/projects?limit=1');
		expect(namesOf(newest.body.data)).toEqual([names.at(-1)]);
		expect((await call('/api/projects?category=Cooking')).status).toBe(400);
	});

	it('are read one by one', async () => {
		const { status, body } = await call(`/api/project/${first}`);
		expect(status).toBe(200);
		expect(endpoints.getProject.response.safeParse(body).error).toBeUndefined();
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

	it('are 404 when unknown, of another kind, or a draft', async () => {
		for (const id of ['nope', '1', draft, '%E0%A4%A', '%00', 'a'.repeat(300)]) {
			const { status, body } = await call(`/api/project/${id}`);
			expect(status).toBe(404);
			expect(errorSchema.safeParse(body).error).toBeUndefined();
		}
	});

	it('answer at the bare original paths alike', async () => {
		for (const path of ['/projects', '/projects/page=1', `/project/${first}`, '/projects/999'])
			expect((await call(path)).body).toEqual((await call(`/api${path}`)).body);
	});
});
