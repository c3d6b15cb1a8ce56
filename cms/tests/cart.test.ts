import { apiEndpoints, errorSchema, messages, pageSizes, priceRange } from '@sumu/contract';
import { describe, expect, inject, it } from 'vitest';
import { newcomer, person, signUp } from './support/accounts.ts';
import { call } from './support/api.ts';
import { execute } from './support/execute-sql.ts';
import { asOwner } from './support/owner.ts';
import { addDraft, addPublished, entries, panel } from './support/panel.ts';
import { sample } from './support/samples.ts';

const project = (name: string, more: object = {}) =>
	addPublished('project', sample.project(name, more));
const add = (token: string | undefined, body: unknown) =>
	call('/card/add-card', { method: 'POST', body, ...(token ? { token } : {}) });
const cart = async (email: string, token: string) =>
	(await call(`/card/${email}`, { token })).body.data;

describe('POST /card/add-card', () => {
	it('copies the project and ignores other fields of the body', async () => {
		const { email, token, displayName } = await person();
		const projectId = await project('Loom', { projectPrice: 99.5, projectFeature1: 'Fast' });
		const { status, body } = await add(token, {
			projectId,
			projectsName: 'Forged',
			projectPrice: 0,
			email: 'victim@example.com',
			userName: 'Somebody',
			image: 'javascript:alert(1)',
			date: '2000-01-01T00:00:00.000Z',
		});
		expect(status).toBe(201);
		expect(apiEndpoints.addCard.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject({
			_id: body.insertedId,
			projectId,
			projectsName: 'Loom',
			projectPrice: 99.5,
			projectFeature: ['Fast'],
			email,
			userName: displayName,
			image: '',
		});
		expect(Date.now() - Date.parse(body.data.date)).toBeLessThan(60_000);
	});

	it('stores prices exactly up to the maximum', async () => {
		const { email, token } = await person();
		const { max } = priceRange;
		for (const projectPrice of [max, max - 0.01])
			await add(token, { projectId: await project(`At ${projectPrice}`, { projectPrice }) });
		const prices = (await cart(email, token)).map(
			({ projectPrice }: { projectPrice: number }) => projectPrice,
		);
		expect(prices).toEqual([max - 0.01, max]);
		const shown: { projectPrice: number }[] = (
			await call('/api/projects?page=1&sort=-projectPrice')
		).body.data;
		expect(shown.slice(0, 2).map(({ projectPrice }) => projectPrice)).toEqual([max, max - 0.01]);
	});

	it('restores a removed item to its place and never dates it in the future', async () => {
		const { email, token } = await person();
		const [first, second] = [await project('First'), await project('Second')];
		await add(token, { projectId: first });
		await add(token, { projectId: second });
		const [, line] = await cart(email, token);
		expect((await call(`/card/${line._id}`, { method: 'DELETE', token })).status).toBe(200);
		const back = await add(token, { projectId: first, addedOn: line.date });
		expect(back.body.data.date).toBe(line.date);
		const order = (await cart(email, token)).map(({ projectId }: typeof line) => projectId);
		expect(order).toEqual([second, first]);

		const third = await project('Third');
		const ahead = await add(token, { projectId: third, addedOn: '2999-01-01T00:00:00.000Z' });
		expect(Date.parse(ahead.body.data.date)).toBeLessThanOrEqual(Date.now());
		expect((await add(token, { projectId: third, addedOn: 'yesterday' })).status).toBe(400);
	});

	it('keeps one item per project and account under simultaneous requests', async () => {
		const { email, token } = await person();
		const projectId = await project('Once');
		const responses = await Promise.all(Array.from({ length: 5 }, () => add(token, { projectId })));
		for (const { status } of responses) expect([200, 201]).toContain(status);
		expect(new Set(responses.map(({ body }) => body.insertedId)).size).toBe(1);
		expect(await cart(email, token)).toHaveLength(1);
		expect((await add(token, { projectId })).status).toBe(200);
		const other = await person();
		expect((await add(other.token, { projectId })).status).toBe(201);
		expect(await cart(email, token)).toHaveLength(1);
	});

	it('refuses missing, unknown and draft projects, and anonymous callers', async () => {
		const { token } = await person();
		const draft = await addDraft('project', sample.project('Not yet'));
		for (const projectId of ['nope', draft])
			expect((await add(token, { projectId })).status).toBe(404);
		const { status, body } = await add(token, {});
		expect(status).toBe(400);
		expect(body.error.details.errors).toEqual([
			{ path: ['projectId'], message: messages.chooseProject },
		]);
		expect((await add(undefined, { projectId: 'x' })).status).toBe(401);
		expect((await add('garbage', { projectId: 'x' })).status).toBe(401);
	});
});

describe('a cart', () => {
	it('lists all items or a page, newest first, for its own user only', async () => {
		const { email, token, id } = await person();
		const stranger = await person();
		const names = Array.from({ length: pageSizes.cards + 1 }, (_, index) => `Project ${index}`);
		for (const name of names) await add(token, { projectId: await project(name) });
		const newest = names.toReversed();
		const namesOf = (list: { projectsName: string }[]) =>
			list.map(({ projectsName }) => projectsName);

		const whole = await call(`/card/${email}`, { token });
		expect(apiEndpoints.listCards.response.safeParse(whole.body).error).toBeUndefined();
		expect(namesOf(whole.body.data)).toEqual(newest);
		const first = await call(`/cards/page=1/${email}`, { token });
		expect(apiEndpoints.pageCards.response.safeParse(first.body).error).toBeUndefined();
		expect(first.body).toMatchObject({ status: true, pagination: [1, 2] });
		expect(namesOf(first.body.data)).toEqual(newest.slice(0, pageSizes.cards));
		expect(namesOf((await call(`/api/cards/2/${id}`, { token })).body.data)).toEqual(['Project 0']);
		for (const page of ['3', '0', 'page=x']) {
			const beyond = await call(`/api/cards/${page}/${email}`, { token });
			expect(beyond.status).toBe(404);
			expect(beyond.body).toEqual({ status: false, data: [], pagination: [1, 2] });
		}
		for (const path of [`/api/card/${email}`, `/api/cards/1/${email}`]) {
			expect((await call(path)).status).toBe(401);
			expect((await call(path, { token: stranger.token })).status).toBe(403);
			expect((await asOwner('GET', path)).status).toBe(403);
		}
		const empty = await call(`/api/cards/1/${stranger.email}`, { token: stranger.token });
		expect(empty.body).toEqual({ status: true, data: [], pagination: [1] });
	});

	it('keeps name and price when a project changes, and drops deleted projects', async () => {
		const { email, token } = await person();
		const projectId = await project('Before', { projectPrice: 10 });
		await add(token, { projectId });
		const path = `/content-manager/collection-types/api::project.project/${projectId}`;
		await panel('POST', `${path}/actions/publish`, sample.project('After', { projectPrice: 20 }));
		const today = (await call(`/api/project/${projectId}`)).body.data.slug;
		expect(await cart(email, token)).toMatchObject([
			{ projectsName: 'Before', projectPrice: 10, slug: today },
		]);
		await panel('DELETE', path);
		const left = await call(`/api/cards/1/${email}`, { token });
		expect(left.body).toEqual({ status: true, data: [], pagination: [1] });
	});

	it('follows its account after an e-mail change, not the next user of the address', async () => {
		const one = await person();
		const projectId = await project('Kept');
		const { body } = await add(one.token, { projectId });
		const { email } = newcomer();
		const move = 'update up_users set email = ?, username = ? where email = ?';
		await execute(inject('database').variables, move, [email, email, one.email]);
		expect(await cart(email, one.token)).toMatchObject([{ projectId }]);
		const page = await call(`/api/cards/1/${email}`, { token: one.token });
		expect(page.body).toMatchObject({ data: [{ projectId }], pagination: [1] });
		const exported = await call('/api/account/export', { token: one.token });
		expect(exported.body.data.cart).toMatchObject([{ projectId }]);

		const next = await signUp({ ...newcomer(), email: one.email });
		expect(await cart(one.email, next.token)).toEqual([]);
		const none = await call(`/api/cards/1/${one.email}`, { token: next.token });
		expect(none.body).toEqual({ status: true, data: [], pagination: [1] });
		const line = `/api/card/${body.insertedId}`;
		const refused = await call(line, { method: 'DELETE', token: next.token });
		expect(refused.status).toBe(403);
		const removed = await call(line, { method: 'DELETE', token: one.token });
		expect(removed.status).toBe(200);
	});

	it('is deleted with its account', async () => {
		const one = await person();
		await add(one.token, { projectId: await project('Gone') });
		await asOwner('DELETE', `/api/user/${one.id}`);
		const left = (await entries('cart-item')).filter(({ email }) => email === one.email);
		expect(left).toEqual([]);
	});
});

describe('DELETE /card/:id', () => {
	it('removes an item for its own user only, and only once', async () => {
		const one = await person();
		const stranger = await person();
		const { body } = await add(one.token, { projectId: await project('Removed') });
		const path = `/api/card/${body.insertedId}`;
		const remove = (token?: string) =>
			call(path, { method: 'DELETE', ...(token ? { token } : {}) });
		expect((await remove()).status).toBe(401);
		const refused = await remove(stranger.token);
		expect(refused.status).toBe(403);
		expect(errorSchema.safeParse(refused.body).error).toBeUndefined();
		const removed = await remove(one.token);
		expect(apiEndpoints.deleteCard.response.safeParse(removed.body).error).toBeUndefined();
		expect(await cart(one.email, one.token)).toEqual([]);
		expect((await remove(one.token)).status).toBe(404);
	});
});
