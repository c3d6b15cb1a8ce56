import { once } from 'node:events';
import { connect } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { errorSchema } from '@sumu/contract';
import { internalSecretHeader, refusedBodyHeader } from '@sumu/contract/parts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { type Server, secret, startServer } from './support/server.ts';

const limit = 3;
const noise = Buffer.from(Array.from({ length: 150_000 }, (_, at) => (at * 7919) % 251));
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

const bodies = {
	'a gzip bomb': ['gzip', json, gzipSync(`{"a":"${'x'.repeat(20_000_000)}"}`)],
	'gzip that is none': ['gzip', json, noise],
	'deflate that is none': ['deflate', json, noise],
	'brotli that is none': ['br', json, noise],
	'a small gzip': ['gzip', json, gzipSync('{}')],
	'a deflated form': ['deflate', form, deflateSync('a=b')],
	'an unknown coding': ['zstd', json, noise],
	'a form that is too long': ['', form, noise],
	'JSON that is too long': ['', json, Buffer.alloc(1_500_000, 32)],
	'text that is too long': ['', 'text/plain', noise],
	'a form of a picture without a token': ['', 'multipart/form-data; boundary=x', noise],
} as const;

describe('a rejected request body', () => {
	let server: Server;
	let remove: () => void;
	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		server = await startServer({
			...database.variables,
			SUBMIT_RATE_LIMIT: String(limit),
			CALL_RATE_LIMIT: String(limit * 2),
			TRUST_PROXY: 'true',
		});
	});
	afterAll(async () => {
		await server.stop();
		remove();
	});

	/**
	 * Sends a body and then a second request over one connection. Resolves to all received data once both are
	 * answered or the connection is closed.
	 */
	async function sendThenRead(head: string, body: Buffer): Promise<string> {
		const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
		let text = '';
		socket.on('data', (chunk) => {
			text += chunk;
			if (/HTTP\/1\.1 204/.test(text)) socket.destroy();
		});
		socket.on('error', () => {});
		socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`);
		socket.write(body);
		socket.write('GET /_ready HTTP/1.1\r\nHost: localhost\r\n\r\n');
		await once(socket, 'close');
		return text;
	}

	it.each(
		Object.keys(bodies) as (keyof typeof bodies)[],
	)('%s does not block the next request on its connection', async (name) => {
		const [encoding, type, body] = bodies[name];
		const path = type.startsWith('multipart') ? '/api/image' : '/api/contact';
		const since = performance.now();
		const text = await sendThenRead(
			`POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 10.9.0.${name.length}\r\nContent-Type: ${type}\r\n${
				encoding ? `Content-Encoding: ${encoding}\r\n` : ''
			}`,
			body,
		);
		expect(performance.now() - since, 'milliseconds').toBeLessThan(3000);
		const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
		expect(statuses[0]).toBe(encoding ? 415 : type.startsWith('multipart') ? 401 : 413);
		// The server must either read the whole body or close the connection.
		if (/^connection: close/im.test(text)) expect(statuses).toHaveLength(1);
		else expect(statuses[1]).toBe(204);
	});

	it('closes the connection when the body is incomplete', async () => {
		const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
		let text = '';
		socket.on('data', (chunk) => {
			text += chunk;
		});
		socket.on('error', () => {});
		const since = performance.now();
		socket.write(
			`POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${json}\r\nContent-Encoding: gzip\r\nContent-Length: 500000\r\n\r\nxxx`,
		);
		await once(socket, 'close');
		expect(performance.now() - since, 'milliseconds').toBeLessThan(10_000);
		expect(text).toMatch(/^HTTP\/1\.1 415/);
		expect(text).toMatch(/^connection: close/im);
	});

	it('counts against the rate limit of its route', async () => {
		const from = '10.9.1.1';
		const send = (headers: Record<string, string>, body: string) =>
			call('/api/contact', { method: 'POST', base: server.url, from, headers, body });
		const encoded = () => send({ 'content-type': json, 'content-encoding': 'gzip' }, '{}');
		const tooLong = () => send({ 'content-type': form }, 'x'.repeat(100_000));
		expect((await encoded()).status).toBe(415);
		expect((await tooLong()).status).toBe(413);
		expect((await send({ 'content-type': json }, '{broken')).status).toBe(400);
		for (const again of [encoded, tooLong]) {
			const { status, headers, body } = await again();
			expect(status).toBe(429);
			expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
			expect(errorSchema.safeParse(body).error).toBeUndefined();
		}
		expect((await send({ 'content-type': json }, '{}')).status).toBe(429);
	});

	it('counts against the general rate limit when the route has none', async () => {
		const send = async () => {
			const headers = { 'content-type': json, 'content-encoding': 'gzip' };
			const path = '/api/projects/project-add';
			return (
				await call(path, {
					method: 'POST',
					base: server.url,
					from: '10.9.2.1',
					headers,
					body: '{}',
				})
			).status;
		};
		for (let turn = 0; turn < limit * 2; turn += 1) expect(await send()).toBe(415);
		expect(await send()).toBe(429);
	});

	it('is counted when the site reports it, but not when other callers do', async () => {
		const report = (from: string, given: string) =>
			call('/api/contact', {
				method: 'POST',
				base: server.url,
				from,
				headers: { [internalSecretHeader]: given, [refusedBodyHeader]: '413' },
			});
		for (let turn = 0; turn < limit; turn += 1)
			expect((await report('10.9.3.1', secret)).status).toBe(413);
		expect((await report('10.9.3.1', secret)).status).toBe(429);
		expect((await report('10.9.3.2', 'a guess')).status).toBe(400);
	});
});
