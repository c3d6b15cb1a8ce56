import { messages } from '@sumu/contract';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { json } from './support/json.ts';
import { kinds, kindsTried } from './support/kinds.ts';
import { asOwner } from './support/owner.ts';
import { clear, panel, panelAnswer } from './support/panel.ts';
import { panelHelper } from './support/panel-helper.ts';
import './support/provided-context.ts';

const single = '/content-manager/single-types/api::site-setting.site-setting';

interface Opened {
	documentId: string;
	updatedAt: string;
}

describe.each(kindsTried)('a panel form for a $kind', ({
	kind,
	add,
	update,
	body,
	field,
	other,
}) => {
	afterAll(() => clear(kind));
	const address = `/content-manager/collection-types/api::${kind}.${kind}`;

	/** Adds an entry and reads it like the panel's form. */
	async function opened(more: object = {}): Promise<Opened> {
		const { body: answer } = await asOwner('POST', `/api${add}`, { ...body, ...more });
		return (await panel('GET', `${address}/${answer.data._id}`)).data;
	}
	const save = (form: Opened, change: object, where = '', method = 'PUT') =>
		panelAnswer(method, `${address}/${form.documentId}${where}`, {
			...change,
			updatedAt: form.updatedAt,
		});
	const now = async ({ documentId }: Opened) =>
		(await panel('GET', `${address}/${documentId}`)).data;

	it('saves, and saves again with the returned version', async () => {
		const form = await opened();
		const first = await save(form, { [field]: 'Once' });
		expect(first.status).toBe(200);
		const { data } = await json(first);
		expect((await save(data, { [field]: 'Twice' })).status).toBe(200);
		expect(await now(form)).toMatchObject({ [field]: 'Twice' });
	});

	it.each([
		['save', '', 'PUT'],
		['publish', '/actions/publish', 'POST'],
	])('cannot %s over a change made elsewhere', async (_, where, method) => {
		const form = await opened();
		await asOwner('PUT', `/api${update}/${form.documentId}`, { [field]: 'Theirs' });
		const refused = await save(form, { [field]: 'Mine', [other]: 'Mine' }, where, method);
		expect(refused.status).toBe(400);
		const { error } = await json(refused);
		expect(error).toMatchObject({ name: 'ValidationError', message: messages.saveConflict.panel });
		expect(await now(form)).toMatchObject({ [field]: 'Theirs' });
		expect((await now(form))[other]).not.toBe('Mine');
		const knowing = { ...form, updatedAt: error.details.newest };
		expect((await save(knowing, { [field]: 'Mine' }, where, method)).status).toBe(200);
		expect(await now(form)).toMatchObject({ [field]: 'Mine' });
	});

	it('accepts only one of ten simultaneous saves', async () => {
		const form = await opened();
		const saves = Array.from({ length: 10 }, (_, number) =>
			save(form, { [field]: `Save ${number}` }),
		);
		const statuses = (await Promise.all(saves)).map(({ status }) => status).toSorted();
		expect(statuses).toEqual([200, ...Array(9).fill(400)]);
	});

	it('publishes its changes and can save again', async () => {
		const form = await opened({ status: 'draft' });
		const published = await save(form, { [field]: 'Mine' }, '/actions/publish', 'POST');
		expect(published.status).toBe(200);
		const { updatedAt } = await now(form);
		expect((await save({ ...form, updatedAt }, { [field]: 'Again' })).status).toBe(200);
	});
});

describe('conflict detection in the panel', () => {
	const [project] = kinds;
	const address = '/content-manager/collection-types/api::project.project';
	afterAll(() => clear('project'));
	const opened = async (more: object = {}): Promise<Opened> => {
		const added = await asOwner('POST', `/api${project?.add}`, { ...project?.body, ...more });
		return (await panel('GET', `${address}/${added.body.data._id}`)).data;
	};
	const save = async ({ documentId, updatedAt }: Opened) => {
		const body = { projectsName: 'Mine', updatedAt };
		return (await panelAnswer('PUT', `${address}/${documentId}`, body)).status;
	};

	it('accepts a save after a scheduled publication', async () => {
		const form = await opened({ publishAt: new Date(Date.now() + 1500).toISOString() });
		await vi.waitFor(async () => {
			const { body } = await call(`/api/project/${form.documentId}`);
			expect(body.status).toBe(true);
		}, 30_000);
		expect(await save(form)).toBe(200);
	});

	it('accepts a save after reordering and a new review', async () => {
		const [one, two] = [await opened(), await opened()];
		await asOwner('PUT', '/api/projects/order', { ids: [two.documentId, one.documentId] });
		const { token } = await person();
		const body = { projectId: one.documentId, rating: 5, reviewText: 'On time.' };
		expect((await call('/review/add-review', { method: 'POST', body, token })).status).toBe(201);
		expect(await save(one)).toBe(200);
		await clear('review');
	});

	it('accepts a save without a base version', async () => {
		const { documentId } = await opened();
		await asOwner('PUT', `/api/project/update/${documentId}`, { projectsName: 'Theirs' });
		await panel('PUT', `${address}/${documentId}`, { projectsName: 'Mine' });
	});
});

describe('the settings form in the panel', () => {
	it('rejects a save when the settings were changed elsewhere', async () => {
		await asOwner('PUT', '/api/site', { ownerName: 'Sumu', intro: 'Hello.' });
		const { data: form } = await panel('GET', single);
		await asOwner('PUT', '/api/site', { intro: 'Theirs.' });
		const body = { intro: 'Mine.', updatedAt: form.updatedAt };
		expect((await panelAnswer('PUT', single, body)).status).toBe(400);
		const { data: now } = await panel('GET', single);
		expect(now.intro).toBe('Theirs.');
		await panel('PUT', single, { ...body, updatedAt: now.updatedAt });
	});
});

describe('version history in the panel', () => {
	const path = '/admin/sumu/history/api::skill.skill';
	const [skill] = kinds.filter(({ kind }) => kind === 'skill');
	afterAll(() => clear('skill'));
	const added = async () => (await asOwner('POST', `/api${skill?.add}`, skill?.body)).body.data._id;

	it('uses the form’s field labels and restores a version', async () => {
		const id = await added();
		await asOwner('PUT', `/api/skill/update/${id}`, { skillName: 'Second' });
		const { data } = await panel('GET', `${path}/${id}`);
		expect(data).toHaveLength(2);
		expect(data[0]).toMatchObject({ by: 'Owner', fields: ['Name'], status: 'published' });
		await panel('POST', `${path}/${id}/${data[1].version}/restore`, {});
		const { data: now } = await panel(
			'GET',
			`/content-manager/collection-types/api::skill.skill/${id}`,
		);
		expect(now.skillName).toBe(skill?.body.skillName);
	});

	it('rejects callers without access to the entry', async () => {
		const id = await added();
		const { token } = await panelHelper('strapi-editor', undefined, `editor-${Date.now()}`);
		const target = { url: inject('url'), token };
		expect((await panelAnswer('GET', `${path}/${id}`, undefined, target)).status).toBe(403);
		expect((await panelAnswer('POST', `${path}/${id}/1/restore`, {}, target)).status).toBe(403);
		expect(
			(await panelAnswer('GET', `${path}/${id}`, undefined, { ...target, token: '' })).status,
		).toBe(401);
		const messages = '/admin/sumu/history/api::message.message/some';
		expect((await panelAnswer('GET', messages)).status).toBe(404);
	});
});
