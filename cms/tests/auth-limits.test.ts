import { apiEndpoints, errorSchema, messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { panelAnswer } from './support/panel.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';
import { signIn } from './support/uploads.ts';

const limit = 3;
const identity = /^(?:auth|password|confirmation|session|google|account)\./;
/** Operations with a different limit or none. */
const others = [apiEndpoints.refreshSession.operation, apiEndpoints.signOut.operation];
const calls = Object.values(apiEndpoints).filter(
	({ operation }) => identity.test(operation) && !others.includes(operation),
);

/** Uses its own server, because the shared one has high limits. */
describe('rate limits of the authentication API', () => {
	let server: Server;
	let remove: () => void;
	let token = '';
	let cookies: string[] = [];

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		server = await startServer({
			...database.variables,
			PUBLIC_URL: 'https://site.test',
			AUTH_RATE_LIMIT: String(limit),
			CALL_RATE_LIMIT: String(limit),
			GOOGLE_CLIENT_ID: 'the-site',
			GOOGLE_CLIENT_SECRET: 'secret-of-the-client',
			GOOGLE_ISSUER: 'http://127.0.0.1:9',
		});
		const { email: identifier, password } = owner;
		const signIn = { method: 'POST', body: { identifier, password }, base: server.url };
		const { body, headers } = await call('/api/auth/local', signIn);
		token = body.jwt;
		cookies = headers.getSetCookie();
	});
	afterAll(async () => {
		await server.stop();
		remove();
	});

	it.each(
		calls.map(({ method, path }) => [method, path]),
	)('%s %s refuses calls beyond the limit', async (method, path) => {
		const taken = path === apiEndpoints.signIn.path ? 1 : 0;
		const ask = () =>
			call(`/api${path.replace(':id', 'none')}`, {
				method,
				base: server.url,
				token,
				...(method === 'POST' ? { body: {} } : {}),
			});
		for (let turn = taken; turn < limit; turn += 1) expect((await ask()).status).not.toBe(429);
		const { status, body, headers } = await ask();
		expect(status).toBe(429);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(body.error.message).toBe(messages.tooManyRequests);
		const wait = Number(headers.get('retry-after'));
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(60);
	});

	it('sets Secure cookies with the __Secure- prefix on an HTTPS site', () => {
		const names = cookies.map((line) => line.split('=')[0]);
		expect(names).toEqual(
			expect.arrayContaining(['__Secure-sumu_refresh', '__Secure-sumu_device']),
		);
		for (const line of cookies) expect(line).toMatch(/^__Secure-.*; secure(;|$)/i);
	});

	it('covers at least 16 authentication endpoints', () => {
		expect(calls.length + others.length).toBeGreaterThanOrEqual(16);
	});

	it.each([
		['searches', '/api/search?q=loom'],
		['location lookups', '/api/visitor/location'],
	])('refuses %s beyond the limit', async (_, path) => {
		const ask = async () => (await call(path, { base: server.url, token })).status;
		for (let turn = 0; turn < limit; turn += 1) expect(await ask()).toBe(200);
		expect(await ask()).toBe(429);
	});

	it('counts previews in /sumu and in the panel together', async () => {
		const onSite = { method: 'POST', base: server.url, token, body: { description: 'Tea' } };
		for (let turn = 0; turn < limit; turn += 1)
			expect((await call('/api/blog/preview', onSite)).status).toBe(200);
		const panel = await signIn(server.url);
		const { status } = await panelAnswer('POST', '/admin/sumu/article', { text: 'Tea' }, panel);
		expect(status).toBe(429);
	});

	it('accepts files only on upload routes, with a token and within the limit', async () => {
		const send = async (path: string, authorization?: string) => {
			const body = new FormData();
			body.append('image', new Blob(['no picture']), 'a.png');
			const headers = new Headers(authorization ? { authorization } : {});
			return (await fetch(server.url + path, { method: 'POST', headers, body })).status;
		};
		for (const path of ['/api/contact', '/contact', '/nowhere'])
			expect(await send(path, `Bearer ${token}`), path).toBe(415);
		for (const path of ['/api/image', '/upload']) expect(await send(path), path).toBe(401);
		// Routes without their own limit share one counter for refused bodies.
		for (const path of ['/image', '/admin/login']) expect(await send(path), path).toBe(429);
		for (let turn = 0; turn < limit; turn += 1)
			expect(await send('/api/image', `Bearer ${token}`)).toBe(400);
		for (const path of ['/api/image', '/api/account/photo', '/upload'])
			expect(await send(path, 'Bearer made-up'), path).toBe(429);
	});

	it('does not limit sign-outs', async () => {
		const signOut = (token?: string) =>
			call('/api/auth/logout', {
				method: 'POST',
				body: {},
				base: server.url,
				...(token ? { token } : {}),
			});
		for (let turn = 0; turn < 70; turn += 1) expect((await signOut()).status).toBe(200);
		const users = () => call('/api/users', { token, base: server.url });
		expect((await users()).status).toBe(200);
		expect((await signOut(token)).body).toEqual({ ok: true });
		expect((await users()).status).toBe(401);
	});
});
