import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { errorSchema, messages } from '@sumu/contract';
import { internalSecretHeader, refusedBodyHeader } from '@sumu/contract/parts';
import { expect, test } from 'vitest';
import { createApp } from '../server/app.ts';
import { ask, env, internalSecret, listen } from './support/listen.ts';

const aPage: RequestListener = (_request, response) => response.end('a page');
const site = (cmsAddress: string) =>
	listen(createApp({ env: { ...env, cmsAddress }, first: [], pages: aPage }));

const json = { 'Content-Type': 'application/json' };
const kept = { Connection: 'keep-alive' };
const compressed = {
	method: 'POST',
	headers: { ...json, 'Content-Encoding': 'gzip' },
	body: gzipSync('{}').toString('latin1'),
};

test.each([
	['with its length', 'x'.repeat(200_000)],
	['in chunks', Array.from({ length: 20 }, () => 'x'.repeat(10_000))],
])('a body sent %s that the CMS does not read delays no other call', async (_, body) => {
	const connections = new Set<unknown>();
	const cms = await listen((request, response) => {
		connections.add(request.socket);
		if (request.method === 'GET') return void response.end('read');
		// Reads only a part, like a parser that gives up.
		request.once('readable', () => {
			request.read(1);
			response.writeHead(413).end();
		});
	});
	const address = await site(cms);
	for (let round = 0; round < 5; round += 1) {
		// This CMS closes the connection immediately, so its response may be lost.
		const { status } = await ask(`${address}/api/contact`, { method: 'POST', headers: json, body });
		expect([413, 502, 503]).toContain(status);
		const since = performance.now();
		expect((await ask(`${address}/api/projects?round=${round}`, { headers: kept })).text).toBe(
			'read',
		);
		expect(performance.now() - since).toBeLessThan(1000);
	}
	// One connection for each body, and one for all calls without a body.
	expect(connections.size).toBe(6);
});

test('a client connection stays open after its CMS connection closes', async () => {
	const cms = await listen((request, response) => request.resume().on('end', () => response.end()));
	const address = await site(cms);
	const { headers } = await ask(`${address}/api/contact`, {
		method: 'POST',
		headers: { Connection: 'keep-alive' },
		body: '{}',
	});
	expect(headers.connection).toBe('keep-alive');
});

test.each([
	'/api/contact',
	'/contact',
])('a compressed body for %s gets a 415 and is never forwarded', async (path) => {
	const seen: unknown[] = [];
	const cms = await listen(({ headers }, response) => {
		seen.push([
			headers[refusedBodyHeader],
			headers[internalSecretHeader],
			headers['content-encoding'],
			headers['content-length'] ?? '0',
		]);
		response.writeHead(415).end();
	});
	const address = await site(cms);
	const { status, text } = await ask(address + path, {
		...compressed,
		headers: { ...compressed.headers, Accept: 'application/json' },
	});
	expect(status).toBe(415);
	expect(errorSchema.safeParse(JSON.parse(text)).error).toBeUndefined();
	expect(seen).toEqual([['415', internalSecret, undefined, '0']]);
});

test('a compressed body is refused even while the CMS is down', async () => {
	const address = await site(env.cmsAddress);
	expect((await ask(`${address}/api/contact`, compressed)).status).toBe(415);
});

test('refused bodies are rate-limited by the CMS', async () => {
	const cms = await listen((_request, response) =>
		response.writeHead(429, { 'Retry-After': '42' }).end(),
	);
	const address = await site(cms);
	const tooLarge = { method: 'POST', headers: json, body: 'x'.repeat(2_000_000) };
	for (const call of [compressed, tooLarge]) {
		const { status, headers, text } = await ask(`${address}/api/contact`, call);
		expect(status).toBe(429);
		expect(headers['retry-after']).toBe('42');
		expect(JSON.parse(text).error.message).toBe(messages.tooManyRequests);
	}
});

test('a response aborted by the CMS is aborted for the client, and its connection is not reused', async () => {
	const cms = await listen(({ url }, response) => {
		if (url !== '/api/projects?broken') return void response.end('read');
		response.writeHead(200, { 'Content-Length': '100' }).write('a part');
		setImmediate(() => response.destroy());
	});
	const address = await site(cms);
	await expect(ask(`${address}/api/projects?broken`)).rejects.toThrow('aborted');
	expect((await ask(`${address}/api/projects`)).text).toBe('read');
});
