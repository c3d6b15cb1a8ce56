// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../server/app.ts';
import { setupCms } from '../src/testing/cms';

const servers: Server[] = [];

async function listen(listener: RequestListener): Promise<string> {
	const server = createServer(listener);
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port');
	return `http://127.0.0.1:${address.port}`;
}

const internalSecret = 'only-for-tests-0123456789abcdef';

const site = (cmsAddress: string, trustsProxy = false, pages: RequestListener = aPage) =>
	listen(
		createApp({
			env: {
				host: '127.0.0.1',
				port: 0,
				trustsProxy,
				internalSecret,
				cmsAddress,
				authSync: '',
				redisUrl: undefined,
				origin: 'http://site',
			},
			first: [],
			pages,
		}),
	);
const aPage: RequestListener = (_request, response) => response.end('a page');

/** Tells what arrived. */
const echo: RequestListener = ({ url, headers }, response) =>
	response
		.writeHead(201, { 'Content-Type': 'application/json', 'X-Cms': 'yes' })
		.end(JSON.stringify({ url, headers }));

const cms = setupCms((cms) => {
	for (const path of ['/api/projects', '/api/site', '/uploads/a.webp']) cms.serve(path, echo);
	cms.serve('/api/broken', ({ socket }) => socket.destroy());
});

afterEach(() => {
	for (const server of servers.splice(0)) server.close().closeAllConnections();
});

test('/api and /uploads go to the CMS with status, headers, query and the host asked for', async () => {
	const address = await site(cms.address);
	for (const path of ['/api/projects?limit=3', '/uploads/a.webp']) {
		const response = await fetch(address + path);
		expect(response.status).toBe(201);
		expect(response.headers.get('X-Cms')).toBe('yes');
		const { url, headers } = await response.json();
		expect(url).toBe(path);
		expect(headers.host).toBe(new URL(address).host);
		expect(headers['x-forwarded-for']).toBe('127.0.0.1');
		expect(headers['x-forwarded-proto']).toBe('http');
	}
});

test('everything else is a page, with the security headers', async () => {
	const response = await fetch(`${await site(cms.address)}/apiary`);
	expect(await response.text()).toBe('a page');
	expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
	expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});

test('a client’s word about its own address is dropped, a trusted proxy’s is kept', async () => {
	const headers = { 'X-Forwarded-For': '203.0.113.9' };
	const alone = await fetch(`${await site(cms.address)}/api/site`, { headers });
	expect((await alone.json()).headers['x-forwarded-for']).toBe('127.0.0.1');
	const behind = await fetch(`${await site(cms.address, true)}/api/site`, { headers });
	expect((await behind.json()).headers['x-forwarded-for']).toBe('203.0.113.9');
});

test('the CMS is told who passes the call on, whatever the client claims to be', async () => {
	const headers = { 'X-Internal-Secret': 'guessed-guessed-guessed' };
	for (const path of ['/api/site', '/uploads/a.webp']) {
		const reply = await fetch((await site(cms.address)) + path, { headers });
		expect((await reply.json()).headers['x-internal-secret']).toBe(internalSecret);
	}
});

test('a page learns its visitor’s address, and never the secret', async () => {
	const pages: RequestListener = ({ headers }, response) =>
		response.end(`${headers['x-forwarded-for']} ${headers['x-internal-secret']}`);
	const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Internal-Secret': internalSecret };
	const notified = async (trustsProxy: boolean) =>
		(await fetch(await site(cms.address, trustsProxy, pages), { headers })).text();
	expect(await notified(false)).toBe('127.0.0.1 undefined');
	expect(await notified(true)).toBe('203.0.113.9 undefined');
});

test.each([
	['not there', 'http://127.0.0.1:1', '/api/site', 503],
	['breaking off', undefined, '/api/broken', 502],
])('a CMS that is %s is the contract’s error, with Retry-After', async (_, address, path, status) => {
	const response = await fetch((await site(address ?? cms.address)) + path);
	expect(response.status).toBe(status);
	expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
	expect(await response.json()).toMatchObject({ status: false, data: null, error: { status } });
});

test('the health address answers without a CMS', async () => {
	const response = await fetch(`${await site('http://127.0.0.1:1')}/_health`);
	expect(response.status).toBe(204);
});
