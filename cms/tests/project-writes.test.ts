import { apiEndpoints, errorSchema, everyDetail, messages, priceRange } from '@sumu/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { call } from './support/api.ts';
import { howManyWait } from './support/lock-waiters.ts';
import { asOwner } from './support/owner.ts';
import { addDraft, clear, entries } from './support/panel.ts';
import { demand } from './support/set-required-details.ts';

const project = {
	projectsName: 'Rickshaw tours',
	image: 'https://pictures.example.com/tours.jpg',
	projectsLiveLink: 'https://example.com/tours',
	frontend: 'React',
	backend: 'Node.js',
	projectTheme: 'Travel',
	projectFeature: ['Booking', 'Maps', 'Mail', 'Reports'],
	projectDelivery: '3 weeks',
	projectPrice: 120.5,
	projectsDescription: 'Tours by rickshaw.',
};
const { image, projectsLiveLink, projectDelivery, ...update } = project;
/** Case study fields without values, which lists leave out. */
const emptyCase = {
	story: '',
	html: '',
	client: '',
	year: null,
	role: '',
	outcomes: [],
	gallery: [],
	testimonial: null,
};
const problems = (body: { error: { details: { errors: unknown } } }) => body.error.details.errors;

/** All details are required, as in the demo and in the specification's form. */
beforeAll(async () => {
	await demand(everyDetail('required'));
});
afterAll(async () => {
	await demand();
	await clear('project');
});

describe('POST /project/project-add', () => {
	it('adds and publishes a project, and returns it as the site shows it', async () => {
		const forged = {
			_id: 'x',
			id: 7,
			documentId: 'y',
			date: '1999-01-01',
			rank: 99,
			publishedAt: null,
		};
		const { status, body } = await asOwner('POST', '/project/project-add', {
			...project,
			...forged,
		});
		expect(status).toBe(201);
		expect(apiEndpoints.addProject.response.safeParse(body).error).toBeUndefined();
		const { _id, date, ...added } = body.data;
		expect(body).toMatchObject({ acknowledged: true, insertedId: _id });
		expect(added).toMatchObject({ ...project, category: null });
		expect(Date.now() - Date.parse(date)).toBeLessThan(60_000);
		const { data } = (await call('/api/projects?limit=1')).body;
		const { status: state, publishAt, shown, ...listed } = body.data;
		expect({ state, publishAt, shown }).toEqual({
			state: 'published',
			publishAt: null,
			shown: true,
		});
		expect(listed).toEqual({ ...data[0], ...emptyCase });
		const [stored] = (await entries('project')).filter(({ documentId }) => documentId === _id);
		expect(stored?.rank).toBeLessThan(50);
	});

	it('accepts numbers as strings and both spellings of the delivery field', async () => {
		const given = {
			...project,
			projectDelivery: undefined,
			projectDelevary: 'a week',
			projectPrice: ' 9.999 ',
			category: 'Web Design',
		};
		const { status, body } = await asOwner('POST', '/api/project/project-add', given);
		expect(status).toBe(201);
		expect(body.data).toMatchObject({
			projectDelivery: 'a week',
			projectPrice: 10,
			category: 'Web Design',
		});
		expect(body.data).not.toHaveProperty('projectDelevary');
	});

	it.each([
		['projectsName', ' ', messages.enterProjectName],
		['projectsLiveLink', '', messages.enterLiveLink],
		['projectsLiveLink', 'javascript:alert(1)', messages.invalidAddress],
		['projectTheme', undefined, messages.enterTheme],
		['projectPrice', '', messages.enterPrice],
		['projectPrice', 'ten', messages.enterPrice],
		['projectPrice', -1, messages.numberBetween(priceRange.min, priceRange.max)],
		['projectPrice', null, messages.enterPrice],
		['projectsDescription', '', messages.enterProjectDescription],
		['projectDelivery', undefined, messages.enterDelivery],
		['frontend', '', messages.enterFrontend],
		['backend', '', messages.enterBackend],
		['projectFeature', ['One', 'Two', 'Three'], messages.enterFeature],
		['projectFeature', 'One', messages.enterFeature],
		['image', 'javascript:alert(1)', messages.invalidAddress],
		['image', '/uploads/nobody.png', messages.noSuchPicture],
		['projectsName', 'x'.repeat(121), messages.tooLong(120)],
	])('refuses %s %j', async (field, value, message) => {
		const { status, body } = await asOwner('POST', '/api/project/project-add', {
			...project,
			[field]: value,
		});
		expect(status).toBe(400);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(problems(body)).toEqual([{ path: [field], message }]);
		expect(body.error.message).toBe(message);
	});

	it('reports the index of an empty feature', async () => {
		const projectFeature = ['One', '', 'Three', 'Four'];
		const { body } = await asOwner('POST', '/api/project/project-add', {
			...project,
			projectFeature,
		});
		expect(problems(body)).toEqual([
			{ path: ['projectFeature', 1], message: messages.enterFeature },
		]);
	});
});

describe('a project', () => {
	let id = '';
	beforeAll(async () => {
		id = (await asOwner('POST', '/api/project/project-add', project)).body.insertedId;
	});

	it('is updated at once, keeping its picture and link when they are omitted', async () => {
		const { status, body } = await asOwner('PUT', `/project/update/${id}`, {
			...update,
			projectsName: 'Boat tours',
			projectDelevary: '2 days',
			projectPrice: '0',
		});
		expect(status).toBe(200);
		expect(apiEndpoints.updateProject.response.safeParse(body).error).toBeUndefined();
		expect(body.acknowledged).toBe(true);
		expect(body.data).toMatchObject({
			acknowledged: true,
			projectsName: 'Boat tours',
			projectDelivery: '2 days',
			projectPrice: 0,
			image,
			projectsLiveLink,
		});
		expect((await call(`/api/project/${id}`)).body.data.projectsName).toBe('Boat tours');
	});

	it('is unchanged after an invalid update', async () => {
		const { status, body } = await asOwner('PUT', `/api/project/update/${id}`, {
			...update,
			projectDelivery,
			projectsName: '',
			projectTheme: '',
		});
		expect(status).toBe(400);
		expect(problems(body)).toEqual([
			{ path: ['projectsName'], message: messages.enterProjectName },
			{ path: ['projectTheme'], message: messages.enterTheme },
		]);
		expect((await call(`/api/project/${id}`)).body.data.projectsName).toBe('Boat tours');
	});

	it('is published when its draft is saved, unless the status is draft', async () => {
		const draft = await addDraft('project', {
			...update,
			projectsLiveLink,
			projectFeature: undefined,
		});
		const changed = { ...update, projectDelivery };
		const save = (body: object) => asOwner('PUT', `/api/project/update/${draft}`, body);
		expect((await save({ ...changed, status: 'draft' })).body.data.status).toBe('draft');
		expect((await call(`/api/project/${draft}`)).status).toBe(404);
		expect((await save(changed)).body.data.status).toBe('published');
		expect((await call(`/api/project/${draft}`)).status).toBe(200);
	});

	it('is not found under an unknown id', async () => {
		for (const unknown of ['nope', '1']) {
			const changed = { ...update, projectDelivery };
			expect((await asOwner('PUT', `/api/project/update/${unknown}`, changed)).status).toBe(404);
		}
		const { status, body } = await asOwner('DELETE', '/api/projects/nope');
		expect(status).toBe(404);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
	});

	it('is deleted, with the acknowledgement under data', async () => {
		const { status, body } = await asOwner('DELETE', `/projects/${id}`);
		expect(status).toBe(200);
		expect(apiEndpoints.deleteProject.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toEqual({ acknowledged: true, deletedCount: 1 });
		expect((await call(`/api/project/${id}`)).status).toBe(404);
		expect((await asOwner('DELETE', `/projects/${id}`)).status).toBe(404);
	});
});

describe('PUT /projects/order', () => {
	const order = (ids: readonly string[]) => asOwner('PUT', '/api/projects/order', { ids });
	const add = async (...names: string[]) => {
		const ids: string[] = [];
		for (const projectsName of names)
			ids.push(
				(await asOwner('POST', '/api/project/project-add', { ...project, projectsName })).body
					.insertedId,
			);
		return ids;
	};
	const places = async (ids: readonly string[]) => {
		const all = await entries('project');
		return all.filter(({ documentId }) => ids.includes(String(documentId))).map(({ rank }) => rank);
	};

	it('reorders only the given projects and leaves the others in place', async () => {
		const [a, b, c, d] = await add('A', 'B', 'C', 'D');
		const names = async () =>
			(await call('/api/projects?limit=4')).body.data.map(
				(item: { projectsName: string }) => item.projectsName,
			);
		expect(await names()).toEqual(['D', 'C', 'B', 'A']);
		const { status, body } = await asOwner('PUT', '/api/projects/order', { ids: [a, b, d] });
		expect({ status, body }).toEqual({
			status: 200,
			body: { acknowledged: true, data: { acknowledged: true } },
		});
		expect(await names()).toEqual(['A', 'C', 'B', 'D']);
		expect((await asOwner('PUT', '/api/projects/order', { ids: [c, 'nope'] })).status).toBe(404);
		for (const wrong of [[], [a, a], 'x', undefined])
			expect((await asOwner('PUT', '/api/projects/order', { ids: wrong })).status).toBe(400);
		expect(await names()).toEqual(['A', 'C', 'B', 'D']);
	});

	it('moves one project before or after another, or to a position', async () => {
		const [a, b, c, d] = await add('A', 'B', 'C', 'D');
		const all = async () =>
			(await call('/api/projects?limit=4')).body.data.map(
				(item: { projectsName: string }) => item.projectsName,
			);
		const move = async (body: object) => {
			const { status } = await asOwner('PUT', '/api/projects/order', body);
			return { status, order: (await all()).join('') };
		};
		expect(await move({ move: a, before: d })).toEqual({ status: 200, order: 'ADCB' });
		expect(await move({ move: d, after: b })).toEqual({ status: 200, order: 'ACBD' });
		expect(await move({ move: d, position: 1 })).toEqual({ status: 200, order: 'DACB' });
		expect(await move({ move: d, position: 3 })).toEqual({ status: 200, order: 'ACDB' });
		expect(await move({ move: a, after: a })).toEqual({ status: 404, order: 'ACDB' });
		expect(await move({ move: 'nope', position: 1 })).toEqual({ status: 404, order: 'ACDB' });
		for (const body of [{ move: a }, { move: a, position: 0 }, { move: a, before: b, after: c }])
			expect((await move(body)).status, JSON.stringify(body)).toBe(400);
		expect((await all()).join('')).toBe('ACDB');
	});

	it('finds room however often projects are moved between the same two', async () => {
		const [, b, c, d] = await add('A', 'B', 'C', 'D');
		for (let turn = 0; turn < 30; turn += 1) {
			const [moved, other] = turn % 2 ? [b, c] : [c, b];
			const { status } = await asOwner('PUT', '/api/projects/order', { move: moved, after: d });
			expect(status).toBe(200);
			const shown = (await call('/api/projects?limit=3')).body.data.map(
				({ _id }: { _id: string }) => _id,
			);
			expect(shown).toEqual([d, moved, other]);
		}
	});

	it('keeps the set of ranks under concurrent requests', async () => {
		const ids = await add(...'ABCDEFGH');
		const before = await places(ids);
		const orders = Array.from({ length: 24 }, (_, at) => (at % 2 ? ids : ids.toReversed()));
		const answers = await Promise.all(orders.map(order));
		expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
		expect((await places(ids)).toSorted()).toEqual(before.toSorted());
	});

	const { kind, variables } = inject('database');

	it.runIf(kind === 'postgres')(
		'can be retried after the database aborts it in a deadlock',
		async () => {
			const ids = await add('A', 'B');
			const other = new Client({ connectionString: variables.DATABASE_URL });
			await other.connect();
			const lock = (id = '') =>
				other.query('select id from projects where document_id = $1 for update', [id]);
			const waiting = () => howManyWait((sql) => other.query(sql));
			try {
				// The long timeout here lets PostgreSQL detect the deadlock in the CMS's transaction first.
				await other.query("set deadlock_timeout = '1min'");
				await other.query('begin');
				await lock(ids[1]);
				const asked = order(ids);
				await vi.waitFor(async () => expect(await waiting()).toBe(1), 30_000);
				await lock(ids[0]);
				const { status, headers, body } = await asked;
				expect({ status, message: body.error.message }).toEqual({
					status: 503,
					message: messages.serverUnavailable,
				});
				expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
			} finally {
				await other.end();
			}
			expect((await order(ids)).status).toBe(200);
		},
	);
});
