import { apiEndpoints, messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allRoles } from '../src/access/roles.ts';
import { call } from './support/api.ts';
import { execute } from './support/execute-sql.ts';
import { panel } from './support/panel.ts';
import './support/provided-context.ts';
import { owner, type Server, startServer } from './support/server.ts';

type Tree = Record<string, { controllers: Record<string, Record<string, { enabled: boolean }>> }>;

/** Uses its own server, because these tests restart it. */
describe('roles and the owner account across restarts', () => {
	let server: Server;
	let token = '';
	const spare = () => ({ ...inject('database').spare, SUBMIT_RATE_LIMIT: '2' });
	const ask = (method: string, path: string, body?: unknown) =>
		panel(method, path, body, { url: server.url, token });

	const signIn = (path: string, body: object) =>
		call(path, { base: server.url, method: 'POST', body });

	async function role(type: string) {
		const { roles } = await ask('GET', '/users-permissions/roles');
		const { id } = roles.find((item: { type: string }) => item.type === type);
		return (await ask('GET', `/users-permissions/roles/${id}`)).role;
	}
	const enabled = (tree: Tree) =>
		Object.entries(tree).flatMap(([scope, { controllers }]) =>
			Object.entries(controllers).flatMap(([controller, actions]) =>
				Object.entries(actions)
					.filter(([, { enabled }]) => enabled)
					.map(([action]) => `${scope}.${controller}.${action}`),
			),
		);

	beforeAll(async () => {
		server = await startServer(spare());
		const { body } = await signIn('/admin/login', owner);
		token = body.data.token;
	});
	afterAll(async () => {
		await server.stop();
	});

	it('creates the owner’s site account as Admin', async () => {
		const credentials = { identifier: owner.email.toUpperCase(), password: owner.password };
		const { status, body, headers } = await signIn('/api/auth/local', credentials);
		expect(status).toBe(200);
		expect(body.user.email).toBe(owner.email);
		expect(body).not.toHaveProperty('refreshToken');
		expect(headers.get('set-cookie')).toMatch(/sumu_refresh=.*path=\/api\/auth;.*httponly/i);
		expect(headers.get('set-cookie')).not.toMatch(/secure/i);
		expect((await role('admin')).name).toBe('Admin');
		expect((await role('admin')).nb_users ?? 1).toBe(1);
	});

	it('grants exactly the operations of the contract', async () => {
		const all = new Set<string>();
		for (const type of allRoles)
			for (const action of enabled((await role(type)).permissions)) all.add(action);
		const ours = [...all].filter((action) => action.startsWith('api::')).toSorted();
		const contract = Object.values(apiEndpoints).map(({ operation }) => {
			const [controller] = operation.split('.');
			return `api::${controller}.${operation}`;
		});
		expect(ours).toEqual(contract.toSorted());
		expect([...all].filter((action) => !action.startsWith('api::'))).toEqual([]);
	});

	it('ignores permission changes in the panel and the database, and restarts within 5 s', async () => {
		const before = await role('public');
		const changed = structuredClone(before);
		changed.permissions['api::message'].controllers.message.list.enabled = true;
		changed.permissions['api::project'].controllers.project.list.enabled = false;
		const change = ask('PUT', `/users-permissions/roles/${before.id}`, changed);
		await expect(change).rejects.toThrow(messages.rolesInCode);
		await execute(spare(), 'update up_permissions set action = ? where action = ?', [
			'api::message.message.list',
			'api::project.project.list',
		]);
		expect((await call('/api/messages', { base: server.url })).status).toBe(401);
		expect((await call('/api/projects', { base: server.url })).status).toBe(200);

		expect(await server.stop()).toBeLessThan(5000);
		server = await startServer({ ...spare(), OWNER_PASSWORD: 'Another-pass-2' });
		expect((await call('/api/messages', { base: server.url })).status).toBe(401);
		expect((await call('/api/projects', { base: server.url })).status).toBe(200);
		expect(enabled((await role('public')).permissions)).toEqual(enabled(before.permissions));
	});

	it('keeps the owner’s password when OWNER_PASSWORD changes', async () => {
		const { email } = owner;
		const wrong = await signIn('/api/auth/local', {
			identifier: email,
			password: 'Another-pass-2',
		});
		expect(wrong.status).toBe(400);
		const right = await signIn('/api/auth/local', { identifier: email, password: owner.password });
		expect(right.status).toBe(200);
		expect((await signIn('/admin/login', owner)).status).toBe(200);
	});

	it('ignores X-Forwarded-For without a trusted proxy', async () => {
		const statuses: number[] = [];
		for (const from of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
			const options = { base: server.url, method: 'POST', body: { email: 'q@example.com' }, from };
			statuses.push((await call('/newsletter', options)).status);
		}
		expect(statuses).toEqual([201, 201, 429]);
	});
});
