import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiEndpoints, type Backup, messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './support/accounts.ts';
import { call } from './support/api.ts';
import { done } from './support/backup.ts';
import type { OwnDatabase } from './support/empty-database.ts';
import { asOwner } from './support/owner.ts';
import type { Target } from './support/panel.ts';
import { panelHelper } from './support/panel-helper.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';

describe('calls for backups outside the machine', () => {
	const folder = mkdtempSync(join(tmpdir(), 'off-site-calls-'));
	const target = join(folder, 'target');
	let database: OwnDatabase;
	let server: Server;

	beforeAll(async () => {
		database = await preparedDatabase();
		const key = await done(database.variables, 'backup', '--keygen', join(folder, 'key.txt'));
		server = await startServer({
			...database.variables,
			BACKUP_URL: target,
			BACKUP_RECIPIENTS: key.trim().split('\n')[0] ?? '',
		});
	});
	afterAll(async () => {
		await server.stop();
		database.remove();
		rmSync(folder, { recursive: true });
	});

	const list = async (): Promise<Backup[]> => {
		const { status, body } = await asOwner('GET', '/api/upkeep/backups', undefined, server.url);
		expect(status).toBe(200);
		expect(apiEndpoints.listBackups.response.safeParse(body).error).toBeUndefined();
		return body.data;
	};
	const post = (action: 'test' | 'run') =>
		asOwner('POST', `/api/upkeep/backups/${action}`, undefined, server.url);
	const overviewState = async () =>
		(await asOwner('GET', '/api/overview', undefined, server.url)).body.data.backups;

	it('list the backup that each start sends, and those in DATA_DIR', async () => {
		await expect.poll(async () => (await list()).length, { timeout: 60_000 }).toBe(1);
		await expect.poll(overviewState).toBe('made');
		await done(database.variables, 'backup');
		const backups = await list();
		expect(backups.map(({ encrypted, target: place }) => [place, encrypted])).toEqual([
			[join(database.variables.DATA_DIR ?? '', 'backups'), false],
			[target, true],
		]);
		const [, sent] = backups;
		expect(readdirSync(join(target, 'backups'))).toEqual([sent?.name]);
		expect(Date.parse(sent?.verifiedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(sent?.at ?? ''));
	});

	it('test the place and leave nothing there', async () => {
		const before = readdirSync(join(target, 'backups'));
		const { status, body } = await post('test');
		expect(apiEndpoints.testBackups.response.safeParse(body).error).toBeUndefined();
		expect([status, body.data.target]).toEqual([200, target]);
		expect(readdirSync(join(target, 'backups'))).toEqual(before);
	});

	it('send a backup now, although nothing has changed', async () => {
		const before = (await list()).length;
		const { status, body } = await post('run');
		expect(apiEndpoints.runBackups.response.safeParse(body).error).toBeUndefined();
		expect(status).toBe(200);
		await expect.poll(async () => (await list()).length, { timeout: 60_000 }).toBe(before + 1);
		expect(server.log()).toContain('backup requested');
	});

	it('are refused to everyone but the first owner', async () => {
		const inPanel = await call('/admin/login', { method: 'POST', body: owner, base: server.url });
		const panelOwner: Target = { url: server.url, token: inPanel.body.data.token };
		const calls = [
			['GET', ''],
			['POST', '/test'],
			['POST', '/run'],
		] as const;
		const before = readdirSync(join(target, 'backups'));
		for (const code of ['sumu-owner', 'sumu-developer', 'sumu-assistant']) {
			await panelHelper(code, panelOwner);
			const helper = { email: `${code}@example.com`, password: 'Helper-pass-1' };
			const { token } = await signIn(helper, server.url);
			for (const [method, path] of calls) {
				const sent = { method, token, base: server.url };
				const { status } = await call(`/api/upkeep/backups${path}`, sent);
				expect(status, `${code}: ${method} ${path}`).toBe(403);
			}
		}
		for (const [method, path] of calls)
			expect((await call(`/api/upkeep/backups${path}`, { method, base: server.url })).status).toBe(
				401,
			);
		expect(readdirSync(join(target, 'backups'))).toEqual(before);
	});

	it('name the reason when the place fails, and the overview shows the failure', async () => {
		rmSync(target, { recursive: true });
		writeFileSync(target, 'in the way');
		for (const action of ['test', 'run'] as const) {
			const { status, body } = await post(action);
			expect(status, action).toBe(400);
			expect(body.error.message).toContain('ENOTDIR');
		}
		expect(await overviewState()).toBe('failed');
		rmSync(target);
		expect((await post('run')).status).toBe(200);
		await expect.poll(overviewState, { timeout: 60_000 }).toBe('made');
	});
});

it('have nothing to test or run without a place for backups', async () => {
	const database = await preparedDatabase();
	const server = await startServer(database.variables);
	try {
		for (const action of ['test', 'run']) {
			const path = `/api/upkeep/backups/${action}`;
			const { status, body } = await asOwner('POST', path, undefined, server.url);
			expect([status, body.error.message]).toEqual([409, messages.noBackupTarget]);
		}
		const { body } = await asOwner('GET', '/api/upkeep/backups', undefined, server.url);
		expect(body.data).toEqual([]);
	} finally {
		await server.stop();
		database.remove();
	}
});
