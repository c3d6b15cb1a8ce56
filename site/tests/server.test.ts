import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { createApp } from '../server/app.ts';
import { serveAssets } from '../server/assets.ts';
import { setupCms } from '../src/testing/cms';
import { ask, env, internalSecret, listen } from './support/listen.ts';

const site = (cmsAddress: string, trustsProxy = false, pages: RequestListener = aPage) =>
	listen(createApp({ env: { ...env, trustsProxy, cmsAddress }, first: [], pages }));
const aPage: RequestListener = (_request, response) => response.end('a page');

/** Responds with the received request. */
const echo: RequestListener = ({ url, headers }, response) =>
	response
		.writeHead(201, { 'Content-Type': 'application/json', 'X-Cms': 'yes' })
		.end(JSON.stringify({ url, headers }));

const cms = setupCms((cms) => {
	for (const path of ['/api/projects', '/api/site', '/uploads/a.webp']) cms.serve(path, echo);
	cms.serve('/api/broken', ({ socket }) => socket.destroy());
});

test('/api and /uploads are proxied with status, headers, query and requested host', async () => {
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

test('Save-Data gets smaller pictures and no prefetched pages', async () => {
	for (const path of ['/uploads/avif_480_a.avif', '/uploads/avif_960_a.avif'])
		cms.serve(path, echo);
	const address = await site(cms.address);
	const asked = async (path: string, headers: Record<string, string> = {}) => {
		const response = await fetch(address + path, { headers });
		return {
			status: response.status,
			vary: response.headers.get('Vary'),
			...(await told(response)),
		};
	};
	const told = async (response: Response) => {
		const text = await response.text();
		return text.startsWith('{') ? { url: JSON.parse(text).url } : {};
	};
	const saving = { 'Save-Data': 'on' };
	const wide = '/uploads/avif_960_a.avif';
	expect(await asked(wide)).toMatchObject({ status: 201, url: wide });
	expect((await asked(wide)).vary).toContain('Save-Data');
	expect(await asked(wide, saving)).toMatchObject({ url: '/uploads/avif_480_a.avif' });
	const ahead = { 'Sec-Purpose': 'prefetch' };
	expect(await asked('/about', { ...saving, ...ahead })).toMatchObject({ status: 204 });
	expect(await asked('/about', ahead)).toMatchObject({ status: 200 });
	expect(await asked('/about', saving)).toMatchObject({ status: 200 });
});

test('any other path is a page with security headers', async () => {
	const response = await fetch(`${await site(cms.address)}/apiary`);
	expect(await response.text()).toBe('a page');
	expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
	expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
});

test('a build asset has no page-only headers', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'build-'));
	await mkdir(join(folder, 'assets'));
	await writeFile(join(folder, 'assets/page-1a2b.js'), 'export {};');
	const app = createApp({
		env: { ...env, cmsAddress: cms.address },
		first: [serveAssets(folder)],
		pages: aPage,
	});
	const { status, headers } = await fetch(`${await listen(app)}/assets/page-1a2b.js`);
	expect(status).toBe(200);
	expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
	expect(headers.get('Cache-Control')).toContain('immutable');
	expect([...headers.keys()].filter((name) => /policy/.test(name))).toEqual([]);
});

test('an uncached page is compressed better than at Brotli quality 4', async () => {
	const text = Array.from(
		{ length: 2000 },
		(_, number) => `<li>${(number * 7919) % 1000}</li>`,
	).join('');
	const quickest = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
	const address = await site(cms.address, false, (_request, response) =>
		response.setHeader('Content-Type', 'text/html').end(text),
	);
	const { headers, length } = await ask(`${address}/search?q=loom`, {
		headers: { 'Accept-Encoding': 'br' },
	});
	expect(headers['content-encoding']).toBe('br');
	expect(length).toBeLessThan(quickest.byteLength);
});

test('cookies are forwarded between browser and CMS in both directions', async () => {
	const address = await site(cms.address);
	const set = ['sumu_device=new; Path=/api/auth; HttpOnly', 'refresh=token; Path=/api/auth'];
	let sent: string | undefined;
	cms.serve('/api/auth/local', (request, response) => {
		sent = request.headers.cookie;
		response.writeHead(401, { 'Set-Cookie': set }).end();
	});
	const cookie = 'sumu_device=known.mark; theme=dark';
	const response = await fetch(`${address}/api/auth/local`, {
		method: 'POST',
		headers: { cookie },
	});
	expect(response.status).toBe(401);
	expect(sent).toBe(cookie);
	expect(response.headers.getSetCookie()).toEqual(set);
});

test('X-Forwarded-For is dropped from a client and kept from a trusted proxy', async () => {
	const headers = { 'X-Forwarded-For': '203.0.113.9' };
	const alone = await fetch(`${await site(cms.address)}/api/site`, { headers });
	expect((await alone.json()).headers['x-forwarded-for']).toBe('127.0.0.1');
	const behind = await fetch(`${await site(cms.address, true)}/api/site`, { headers });
	expect((await behind.json()).headers['x-forwarded-for']).toBe('203.0.113.9');
});

test('calls to the CMS have the internal secret, regardless of the client’s header', async () => {
	const headers = { 'X-Internal-Secret': 'guessed-guessed-guessed' };
	for (const path of ['/api/site', '/uploads/a.webp']) {
		const reply = await fetch((await site(cms.address)) + path, { headers });
		expect((await reply.json()).headers['x-internal-secret']).toBe(internalSecret);
	}
});

test('a page gets its visitor’s address but not the internal secret', async () => {
	const pages: RequestListener = ({ headers }, response) =>
		response.end(`${headers['x-forwarded-for']} ${headers['x-internal-secret']}`);
	const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Internal-Secret': internalSecret };
	const notified = async (trustsProxy: boolean) =>
		(await fetch(await site(cms.address, trustsProxy, pages), { headers })).text();
	expect(await notified(false)).toBe('127.0.0.1 undefined');
	expect(await notified(true)).toBe('203.0.113.9 undefined');
});

test.each([
	['unreachable', 'http://127.0.0.1:1', '/api/site', 503],
	['closing the connection', undefined, '/api/broken', 502],
])('a CMS that is %s gives the contract’s error with Retry-After', async (_, address, path, status) => {
	const response = await fetch((await site(address ?? cms.address)) + path);
	expect(response.status).toBe(status);
	expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
	expect(await response.json()).toMatchObject({ status: false, data: null, error: { status } });
});

test('without a metrics token /metrics returns 404', async () => {
	expect((await ask(`${await site(cms.address)}/metrics`)).status).toBe(404);
});

test('the health check succeeds without a CMS', async () => {
	const response = await fetch(`${await site('http://127.0.0.1:1')}/_health`);
	expect(response.status).toBe(204);
});

test('the readiness check follows the CMS’s readiness', async () => {
	let status = 204;
	cms.serve('/_ready', (_request, response) => response.writeHead(status).end());
	const address = await site(cms.address);
	expect((await fetch(`${address}/_ready`)).status).toBe(204);
	status = 503;
	const reply = await fetch(`${address}/_ready`);
	expect(reply.status).toBe(503);
	expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
	expect((await fetch(`${await site('http://127.0.0.1:1')}/_ready`)).status).toBe(503);
});

test.each([
	'/api/projects/%00',
	'/api/projects/%09',
	'/api/projects/%20',
	'/api/projects/.',
	'/api/project/%2e%2e',
	'/api/projects/pa%0age=1',
	'/uploads/..%2fcms.db',
	'/api/project/%zz',
])('the ambiguous path %s returns 404 without reaching the CMS', async (path) => {
	const reply = await ask(await site('http://127.0.0.1:1'), { path });
	expect(reply.status).toBe(404);
	if (path.startsWith('/api')) expect(JSON.parse(reply.text)).toMatchObject({ status: false });
});

test.each([
	'/project/%2e%2e',
	'/project/.',
	'/project/%2e%2e.data',
	'/project/%2E%2e/_.data',
	'/pa%0age=1',
	'/%00',
	'/a%5c..',
	'http://elsewhere/',
	'*',
])('the invalid path %s returns 404', async (path) => {
	expect((await ask(await site('http://127.0.0.1:1'), { path })).status).toBe(404);
});

test.each([
	'/_.data?_routes=root',
	'/about.data',
	'/about/_.data',
])('%s is passed on to the router', async (path) => {
	expect((await ask(await site('http://127.0.0.1:1'), { path })).text).toBe('a page');
});

test('a path with an encoded space is passed on to the pages', async () => {
	expect((await ask(await site('http://127.0.0.1:1'), { path: '/about%20' })).text).toBe('a page');
});

const megabyte = 1024 * 1024;
const chunks = (bytes: number) => Array.from({ length: bytes / 65_536 }, () => 'x'.repeat(65_536));

test.each([
	['a call with its length', '/api/contact', 'x'.repeat(megabyte + 1)],
	['a call in chunks', '/api/contact', chunks(2 * megabyte)],
	['a picture with its length', '/api/image', 'x'.repeat(11 * megabyte)],
	['a picture in chunks', '/api/image', chunks(30 * megabyte)],
])('%s that is too large gets a 413 in the contract’s format', async (_, path, body) => {
	let arrived = 0;
	cms.serve(path, (request) =>
		request.on('data', ({ length }) => {
			arrived += length;
		}),
	);
	const reply = await ask((await site(cms.address)) + path, { method: 'POST', body });
	expect(reply.status).toBe(413);
	expect(JSON.parse(reply.text)).toMatchObject({ status: false, error: { status: 413 } });
	expect(arrived).toBeLessThanOrEqual(10 * megabyte + 65_536);
});

test.each([
	['with its length', 'x'.repeat(10 * megabyte)],
	['in chunks', chunks(10 * megabyte)],
])('a 10 MB picture sent %s arrives whole', async (_, body) => {
	cms.serve('/api/image', async (request, response) => {
		let arrived = 0;
		for await (const { length } of request) arrived += length;
		response.end(String(arrived));
	});
	const reply = await ask(`${await site(cms.address)}/api/image`, { method: 'POST', body });
	expect(reply.text).toBe(String(10 * megabyte));
});
