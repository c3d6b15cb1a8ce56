import { existsSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorSchema } from '@sumu/contract';
import { expect, inject, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import './support/provided-context.ts';
import { ownerPanelToken } from './support/panel-session.ts';
import { owner } from './support/server.ts';

const url = inject('url');

/** Requests a raw path; `fetch` would normalize it. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
	new Promise<{
		status: number | undefined;
		headers: NodeJS.Dict<string | string[]>;
		body: string;
	}>((resolve, reject) => {
		request(`${url}/`, { path, headers, method }, async (reply) =>
			resolve({ status: reply.statusCode, headers: reply.headers, body: await text(reply) }),
		)
			.on('error', reject)
			.end();
	});

it.each([
	'%00',
	'%09',
	'%0a',
	'%20',
	'.',
	'%2e',
	'%2e%2e',
	'pa%0age=1',
	'1%20',
	'..%2f1',
	'a%5cb',
])('returns 404 for a path ending in %s, with and without /api', async (end) => {
	for (const path of [`/api/projects/${end}`, `/projects/${end}`, `/api/project/${end}`]) {
		const reply = await ask(path);
		expect(reply.status, path).toBe(404);
		expect(errorSchema.safeParse(JSON.parse(reply.body)).error).toBeUndefined();
	}
});

it('sends no-store with responses to credentials or submitted data', async () => {
	const { token, email } = await person();
	const cached = async (path: string, options = {}) =>
		(await call(path, options)).headers.get('cache-control');
	expect(await cached(`/api/user/${email}`, { token })).toBe('no-store');
	expect(await cached('/api/reviews', { token })).toBe('no-store');
	expect(await cached(`/api/user/${email}`, { token: 'x' })).toBe('no-store');
	const body = { identifier: owner.email, password: 'Wrong-1' };
	expect(await cached('/api/auth/local', { method: 'POST', body })).toBe('no-store');
	expect(await cached('/content-manager/init', { token: ownerPanelToken })).toBe('no-store');
	expect(await cached('/api/reviews')).not.toBe('no-store');
});

it('allows cross-origin API calls without credentials, but no cross-origin panel calls', async () => {
	const allowed = async (path: string, origin: string, method?: string) => {
		const asks = { 'access-control-request-method': 'GET' };
		const reply = await ask(path, { origin, ...(method && asks) }, method);
		expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
		return reply.headers['access-control-allow-origin'];
	};
	const elsewhere = 'https://elsewhere.example';
	for (const path of ['/api/projects', '/projects', '/api/project/none', '/uploads/none.webp'])
		expect(await allowed(path, elsewhere), path).toMatch(/^\*$|elsewhere/);
	expect(await allowed('/api/projects', elsewhere, 'OPTIONS')).toMatch(/^\*$|elsewhere/);
	for (const path of ['/admin/init', '/content-manager/init', '/upload/files', '/admin/users/me'])
		for (const method of ['GET', 'OPTIONS'])
			expect(await allowed(path, elsewhere, method), path).toBeUndefined();
});

const { kind, variables } = inject('database');

it.runIf(kind === 'sqlite')(
	'restricts the database files and their directory to the server’s user',
	() => {
		const { DATA_DIR = '' } = variables;
		const mode = (path: string) => statSync(path).mode & 0o777;
		expect(mode(DATA_DIR)).toBe(0o700);
		const files = ['cms.db', 'cms.db-wal', 'cms.db-shm'].map((name) => join(DATA_DIR, name));
		expect(files.filter(existsSync).map(mode)).toEqual([0o600, 0o600, 0o600]);
	},
);
