import { apiEndpoints, type EntryKind, type TrashItem, type TrashKind } from '@sumu/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call, post } from './support/api.ts';
import { callsOf, kinds, kindsTried } from './support/kinds.ts';
import { asOwner } from './support/owner.ts';
import { clear, panel } from './support/panel.ts';

const list = async (query = ''): Promise<TrashItem[]> => {
	const { status, body } = await asOwner('GET', `/api/trash?size=100${query}`);
	expect(status, JSON.stringify(body)).toBe(200);
	expect(apiEndpoints.listTrash.response.safeParse(body).error).toBeUndefined();
	return body.data;
};
const restore = (kind: TrashKind, id: string, query = '') =>
	asOwner('POST', `/api/trash/${kind}/${id}/restore${query}`);
const empty = () => asOwner('DELETE', '/api/trash');
const setDays = (trashDays: number) => asOwner('PUT', '/api/site', { trashDays });

beforeAll(empty);

describe.each(kindsTried)('a deleted $kind', (entry) => {
	const { kind, remove, update, page, field } = entry;
	const { added, draft } = callsOf(entry);
	const visibleTo = async (read: typeof call | typeof asOwner, id: string) => {
		const { body: answer } =
			read === call ? await call(`/api${page.split('?')[0]}`) : await asOwner('GET', `/api${page}`);
		return answer.data.find(({ _id }: { _id: string }) => _id === id);
	};
	const history = async (id: string) =>
		(await asOwner('GET', `/api/history/${kind}/${id}`)).body.data;
	const save = async (id: string, change: object) =>
		expect((await asOwner('PUT', `/api${update}/${id}`, change)).status).toBe(200);
	const deleteEntry = async (id: string) => {
		const { status, body: answer } = await asOwner('DELETE', `/api${remove}/${id}`);
		expect({ status, answer }).toMatchObject({
			status: 200,
			answer: { acknowledged: true, data: { deletedCount: 1 } },
		});
	};

	afterAll(async () => {
		await clear(kind);
		await empty();
	});

	it('comes back as it was, with its unpublished changes, history and place in the list', async () => {
		const before = await added();
		const { _id } = await added({ status: 'published' });
		await added();
		await save(_id, { [field]: 'Published text', status: 'published' });
		await save(_id, { [field]: 'Draft text', status: 'draft' });
		const was = await draft(_id);
		const shown = await visibleTo(call, _id);
		const versions = await history(_id);
		const order = (await asOwner('GET', `/api${page}`)).body.data.map(
			(one: { _id: string }) => one._id,
		);

		await deleteEntry(_id);
		expect(await visibleTo(asOwner, _id)).toBeUndefined();
		expect(await visibleTo(call, _id)).toBeUndefined();
		expect((await asOwner('GET', `/api/history/${kind}/${_id}`)).status).toBe(404);
		const [item] = await list(`&kind=${kind}`);
		expect(item).toMatchObject({ _id, kind, deletedBy: 'Owner' });
		expect(item?.title).not.toBe('');
		const days = Date.parse(item?.expiresAt ?? '') - Date.parse(item?.deletedAt ?? '');
		expect(days).toBe(30 * 86_400_000);

		const { status, body: answer } = await restore(kind, _id);
		expect(status, JSON.stringify(answer)).toBe(200);
		expect(answer).toEqual({ acknowledged: true, data: { _id, kind, title: item?.title } });
		expect(await draft(_id)).toEqual(was);
		expect(await visibleTo(call, _id)).toEqual(shown);
		expect(await history(_id)).toEqual(versions);
		expect(
			(await asOwner('GET', `/api${page}`)).body.data.map((one: { _id: string }) => one._id),
		).toEqual(order);
		expect(await list(`&kind=${kind}`)).toEqual([]);
		expect(before._id).not.toBe(_id);
	});

	it('stays a draft if it was one', async () => {
		const { _id } = await added({ status: 'draft' });
		await deleteEntry(_id);
		expect((await restore(kind, _id)).status).toBe(200);
		expect(await draft(_id)).toMatchObject({ status: 'draft' });
		expect(await visibleTo(call, _id)).toBeUndefined();
	});

	it('is restored by one of two simultaneous calls', async () => {
		const { _id } = await added();
		await deleteEntry(_id);
		const answers = await Promise.all([restore(kind, _id), restore(kind, _id)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
		const all = (await asOwner('GET', `/api${page}`)).body.data;
		expect(all.filter((one: { _id: string }) => one._id === _id)).toHaveLength(1);
	});

	it('goes to the trash from the panel too', async () => {
		const was = await added();
		const { _id } = was;
		await panel('DELETE', `/content-manager/collection-types/api::${kind}.${kind}/${_id}`);
		expect((await list(`&kind=${kind}`)).map((one) => one._id)).toContain(_id);
		expect((await restore(kind, _id)).status).toBe(200);
		expect(await draft(_id)).toMatchObject({ [field]: was[field] });
	});

	it('is gone permanently, with its history, once the trash is emptied', async () => {
		const { _id } = await added();
		await deleteEntry(_id);
		const { status, body: answer } = await asOwner('DELETE', `/api/trash/${kind}/${_id}`);
		expect(status).toBe(200);
		expect(answer.data.deletedCount).toBe(1);
		expect((await restore(kind, _id)).status).toBe(404);
		expect((await asOwner('DELETE', `/api/trash/${kind}/${_id}`)).status).toBe(404);
	});
});

describe('the trash', () => {
	afterEach(async () => {
		await setDays(30);
		for (const kind of ['service', 'review', 'project', 'blog', 'message', 'subscriber'])
			await clear(kind);
		await empty();
	});
	const addEntry = (kind: EntryKind, values: object) =>
		callsOf(kinds.find((each) => each.kind === kind) as (typeof kinds)[number]).added(values);
	const addPost = (topic: string) => addEntry('blog', { topic });
	const addProject = (projectsName: string) => addEntry('project', { projectsName });

	it('refuses an address that is taken, and restores under a new one on request', async () => {
		const old = await addPost('Warp and weft');
		await asOwner('DELETE', `/api/blog/${old._id}`);
		const other = await addPost('Warp and weft');
		expect(other.slug).toBe(old.slug);
		const refused = await restore('blog', old._id);
		expect(refused).toMatchObject({
			status: 409,
			body: { error: { details: { reason: 'slug' } } },
		});
		expect(await list()).toHaveLength(1);
		expect((await restore('blog', old._id, '?rename=true')).status).toBe(200);
		const { body } = await asOwner('GET', `/api/blog/${old._id}?version=draft`);
		expect(body.data).toMatchObject({ _id: old._id, slug: `${old.slug}-2`, status: 'published' });
	});

	it('puts a project back into the carts that it was in', async () => {
		const project = await addProject('Warp');
		const other = await addProject('Weft');
		const [one, gone] = [await person(), await person()];
		const cartOf = async ({ email, token }: typeof one) =>
			(await call(`/api/card/${email}`, { token })).body.data;
		const addTo = ({ token }: typeof one, projectId: string) =>
			call('/api/card/add-card', { method: 'POST', token, body: { projectId } });
		await addTo(one, project._id);
		await addTo(gone, project._id);
		await addTo(one, other._id);
		const before = await cartOf(one);
		expect(before).toHaveLength(2);
		await asOwner('DELETE', `/api/projects/${project._id}`);
		expect(await cartOf(one)).toHaveLength(1);
		await asOwner('DELETE', `/api/user/${gone.id}`);
		expect((await restore('project', project._id)).status).toBe(200);
		const names = (cart: { projectsName: string }[]) => cart.map((item) => item.projectsName);
		expect(names(await cartOf(one))).toEqual(names(before));
	});

	it('keeps former addresses: they lead to the entry again', async () => {
		const { _id } = await addPost('First address');
		await asOwner('PUT', `/api/blog/update/${_id}`, { slug: 'second-address' });
		const leads = async () =>
			(await call('/api/address?path=/blog/first-address')).body.data?.path ?? null;
		expect(await leads()).toBe('/blog/second-address');
		await asOwner('DELETE', `/api/blog/${_id}`);
		expect(await leads()).toBeNull();
		await restore('blog', _id);
		expect(await leads()).toBe('/blog/second-address');
	});

	it('restores relations at their place, without a conflict for who edits the other entry', async () => {
		const projects = [await addProject('One'), await addProject('Two'), await addProject('Three')];
		const ids = projects.map(({ _id }) => _id);
		const service = await addEntry('service', { projects: ids });
		await asOwner('DELETE', `/api/projects/${ids[1]}`);
		await restore('project', ids[1]);
		const { body } = await asOwner('GET', `/api/services/${service._id}?version=draft`);
		expect(body.data.projects).toEqual(ids);
		expect(body.data.updated).toBe(service.updated);
		const shown = (await call('/api/services')).body.data.find(
			({ _id }: { _id: string }) => _id === service._id,
		);
		expect(JSON.stringify(shown)).toContain(ids[1]);
	});

	it('keeps messages and subscribers, but refuses an address that has subscribed again', async () => {
		await post('/api/contact', {
			name: 'Ann',
			email: 'ann@example.com',
			number: '+880 1',
			subject: 'Zebra',
			details: 'Ann needs a site.',
		});
		await post('/api/newsletter', { email: 'ann@example.com' });
		const [message] = (await asOwner('GET', '/api/messages')).body.data;
		const [subscriber] = (await asOwner('GET', '/api/subscribers')).body.data;
		await asOwner('DELETE', `/api/message/${message._id}`);
		await asOwner('DELETE', `/api/subscriber/${subscriber._id}`);
		expect((await list()).map(({ kind, title }) => [kind, title])).toEqual([
			['subscriber', 'ann@example.com'],
			['message', 'Ann'],
		]);
		await restore('message', message._id);
		expect((await asOwner('GET', '/api/messages')).body.data).toEqual([message]);
		await post('/api/newsletter', { email: 'ann@example.com' });
		expect(await restore('subscriber', subscriber._id)).toMatchObject({
			status: 409,
			body: { error: { details: { reason: 'exists' } } },
		});
	});

	it('stores nothing if the owner has set no days', async () => {
		expect((await setDays(0)).status).toBe(200);
		const { _id } = await addPost('Gone at once');
		await asOwner('DELETE', `/api/blog/${_id}`);
		expect(await list()).toEqual([]);
		expect((await setDays(366)).status).toBe(400);
	});

	it('restores a project whose category is gone without it', async () => {
		const { _id } = await addProject('Sorted');
		const { data: site } = (await asOwner('GET', '/api/site')).body;
		await asOwner('DELETE', `/api/projects/${_id}`);
		await asOwner('PUT', '/api/site', { categories: ['Something else'] });
		const { status } = await restore('project', _id);
		await asOwner('PUT', '/api/site', { categories: site.categories });
		expect(status).toBe(200);
		const { body } = await asOwner('GET', `/api/project/${_id}?version=draft`);
		expect(body.data.category).toBeNull();
	});

	it('restores who wrote a review, unless they have reviewed the project again', async () => {
		const author = await person('Nadia');
		const { _id: projectId } = await addProject('Reviewed');
		const review = (reviewText: string) =>
			call('/api/review/add-review', {
				method: 'POST',
				body: { projectId, reviewText, rating: 5 },
				token: author.token,
			});
		const own = async () =>
			(await call(`/api/review/own?projectId=${projectId}`, { token: author.token })).body.data;
		await review('First words');
		const was = await own();
		expect(was).toMatchObject({ reviewText: 'First words' });
		await asOwner('DELETE', `/api/review/${was._id}`);
		expect(await own()).toBeNull();
		expect((await restore('review', was._id)).status).toBe(200);
		expect(await own()).toEqual(was);
		await asOwner('DELETE', `/api/review/${was._id}`);
		await review('Second words');
		expect(await restore('review', was._id)).toMatchObject({
			status: 409,
			body: { error: { details: { reason: 'exists' } } },
		});
	});

	it('shows, restores and deletes for helpers only what they manage', async () => {
		const helper = await person('Helper');
		const { roles } = await panel('GET', '/users-permissions/roles');
		const role = roles.find(({ type }: { type: string }) => type === 'sumu-editor');
		await panel(
			'PUT',
			`/content-manager/collection-types/plugin::users-permissions.user/${helper.id}`,
			{ role: { connect: [{ id: role.id }], disconnect: [] } },
		);
		const { token } = helper;
		const { _id: post } = await addPost('For editors');
		const { _id: project } = await addProject('For assistants');
		await asOwner('DELETE', `/api/blog/${post}`);
		await asOwner('DELETE', `/api/projects/${project}`);
		const { body } = await call('/api/trash', { token });
		expect(body.data.map(({ _id }: TrashItem) => _id)).toEqual([post]);
		expect((await call('/api/trash?kind=project', { token })).body.data).toEqual([]);
		for (const [method, path] of [
			['POST', `/api/trash/project/${project}/restore`],
			['DELETE', `/api/trash/project/${project}`],
		] as const)
			expect((await call(path, { method, token })).status, path).toBe(403);
		const emptied = await call('/api/trash', { method: 'DELETE', token });
		expect(emptied.body.data.deletedCount).toBe(1);
		expect((await list()).map(({ _id }) => _id)).toEqual([project]);
	});
});
