import { messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, person, signInOwner } from './support/accounts.ts';
import { call } from './support/api.ts';
import { panel } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';

const users = '/content-manager/collection-types/plugin::users-permissions.user';
const rolesPath = '/users-permissions/roles';

/** Uses its own server, because the shared one needs its owner. */
describe('last-admin protection', () => {
	let server: Server;
	let remove: () => void;
	let target = { url: '', token: '' };
	const roles: Record<string, number> = {};

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		server = await startServer(database.variables);
		const panelIn = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		target = { url: server.url, token: panelIn.body.data.token };
		const listed = await panel('GET', rolesPath, undefined, target);
		for (const { type, id } of listed.roles) roles[type] = id;
	});
	afterAll(async () => {
		await server.stop();
		remove();
	});

	const change = (id: string, data: object) => panel('PUT', `${users}/${id}`, data, target);
	const roleOf = async ({ email, token }: Person) =>
		(await call(`/api/user/admin/${email}`, { token, base: server.url })).body.admin;
	const to = (type: string) => ({ role: { connect: [{ id: roles[type] }], disconnect: [] } });
	const promote = async (name: string) => {
		const one = await person(name, server.url);
		await change(one.id, to('admin'));
		expect(await roleOf(one)).toBe(true);
		return one;
	};

	it('refuses to demote, block or delete the last admin in the panel', async () => {
		const last = await signInOwner(server.url);
		const away = [
			() => change(last.id, to('authenticated')),
			() => change(last.id, to('public')),
			() => change(last.id, { blocked: true }),
			() => change(last.id, { blocked: true, displayName: 'Changed' }),
			() => panel('DELETE', `${users}/${last.id}`, undefined, target),
			() => panel('POST', `${users}/actions/bulkDelete`, { documentIds: [last.id] }, target),
		];
		for (const attempt of away) {
			await expect(attempt()).rejects.toThrow(messages.lastAdmin);
			expect(await roleOf(last)).toBe(true);
		}
		const none = { role: { connect: [], disconnect: [{ id: roles.admin }] } };
		await expect(change(last.id, none)).rejects.toThrow('Cannot remove role');
		const { body } = await call(`/api/user/${last.id}`, { token: last.token, base: server.url });
		expect(body.data.displayName).not.toBe('Changed');
		await change(last.id, { displayName: 'Rokeya Begum', city: 'Dhaka' });
	});

	it('does not count a blocked admin', async () => {
		const last = await signInOwner(server.url);
		const other = await promote('Other');
		await change(other.id, { blocked: true });
		await expect(change(last.id, { blocked: true })).rejects.toThrow(messages.lastAdmin);
		const own = { method: 'DELETE', token: last.token, base: server.url };
		expect((await call('/api/account', own)).status).toBe(409);
		await change(other.id, { blocked: false });
		await change(other.id, to('authenticated'));
	});

	it('refuses to delete built-in roles but deletes an added one', async () => {
		const deleted = (id?: number) => panel('DELETE', `${rolesPath}/${id}`, undefined, target);
		for (const type of ['admin', 'authenticated'])
			await expect(deleted(roles[type])).rejects.toThrow(messages.keptRole);
		await expect(deleted(roles.public)).rejects.toThrow('Cannot delete public role');
		const added = { name: 'Guest', description: 'Added', permissions: {}, users: [] };
		await panel('POST', rolesPath, added, target);
		const { roles: listed } = await panel('GET', rolesPath, undefined, target);
		const guest = listed.find(({ name }: { name: string }) => name === 'Guest');
		await deleted(guest.id);
	});

	it('keeps the last admin’s session and access when account deletion is refused', async () => {
		const last = await signInOwner(server.url);
		const as = { token: last.token, base: server.url };
		const { status, body } = await call('/api/account', { method: 'DELETE', ...as });
		expect(status).toBe(409);
		expect(body.error.message).toBe(messages.lastAdmin);
		expect((await call('/api/auth/sessions', as)).status).toBe(200);
		expect((await call('/api/users', as)).status).toBe(200);
	});

	it('leaves one admin when all are blocked at the same time', async () => {
		const last = await signInOwner(server.url);
		const others: Person[] = [];
		for (const name of ['One', 'Two', 'Three', 'Four']) others.push(await promote(name));
		const admins = [last, ...others];
		const done = await Promise.allSettled(admins.map(({ id }) => change(id, { blocked: true })));
		expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(1);
		for (const { id } of admins) await change(id, { blocked: false });
		for (const { id } of others) await change(id, to('authenticated'));
	});

	it('leaves one admin when all delete their accounts at the same time', async () => {
		const admins = [await signInOwner(server.url)];
		for (const name of ['One', 'Two', 'Three', 'Four']) admins.push(await promote(name));
		const responses = await Promise.all(
			admins.map(({ token }) =>
				call('/api/account', { method: 'DELETE', token, base: server.url }),
			),
		);
		expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409]);
		const left = admins[responses.findIndex(({ status }) => status === 409)];
		if (!left) throw new Error('Nobody is left');
		expect(await roleOf(left)).toBe(true);
	});
});
