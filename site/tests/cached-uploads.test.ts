import { internalSecretHeader, purgeNotice, serializePurgeNotice } from '@sumu/contract/parts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../server/app.ts';
import { ResponseCache } from '../server/cache/response-cache.ts';
import { setupCms } from '../src/testing/cms';
import { ask, env, internalSecret, listen } from './support/listen.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const cloth = '/uploads/cloth_1a2b.svg';
const cover = '/uploads/avif_480_cover_3c4d.avif';
const photograph = '/uploads/photograph_5e6f.jpg';

/** Paths requested from the CMS, in order. */
let asked: string[];
/** Files by address; a test replaces one as the owner would. */
let files: Record<string, { type: string; bytes: string }>;
const cms = setupCms((cms) => {
	for (const path of [cloth, cover, photograph, '/uploads/none.svg'])
		cms.serve(path, ({ url = '', headers: { range } }, response) => {
			asked.push(url);
			const file = files[url.split('?', 1)[0] ?? ''];
			const { type, bytes } = file ?? { type: 'application/json', bytes: '{}' };
			const part = range ? bytes.slice(0, 10) : bytes;
			response
				.writeHead(file ? (range ? 206 : 200) : 404, {
					'Content-Type': type,
					'Content-Length': part.length,
					'Content-Security-Policy': policy,
					'Cache-Control': 'max-age=300',
					'Last-Modified': 'Fri, 27 Nov 2026 10:00:00 GMT',
				})
				.end(part);
		});
});
let site: string;

beforeEach(async () => {
	asked = [];
	files = {
		[cloth]: { type: 'image/svg+xml', bytes: '<svg><path d="M0 0"/></svg>'.padEnd(3000) },
		[cover]: { type: 'image/avif', bytes: 'a cover'.padEnd(9000, '.') },
		[photograph]: { type: 'image/jpeg', bytes: 'a photograph'.padEnd(33_000, '.') },
	};
	const cache = () => new ResponseCache(1024 * 1024, 60_000, 1000);
	site = await listen(
		createApp({
			env: { ...env, cmsAddress: cms.address },
			first: [],
			kept: {
				caches: { pages: cache(), calls: cache(), uploads: cache() },
				page: async () => new Response('a page'),
			},
			pages: (_request, response) => response.end('for one'),
		}),
	);
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
	ask(site + path, { headers });
const change = (removed: string[] = []) =>
	fetch(site + purgeNotice.path, {
		method: 'POST',
		headers: { [internalSecretHeader]: internalSecret },
		body: serializePurgeNotice({ all: false, removed }),
	});

test('a small upload is fetched once and served from the cache with the CMS’s headers', async () => {
	const first = await get(cover, { Authorization: 'Bearer one' });
	const again = await get(cover);
	for (const { status, headers, text } of [first, again]) {
		expect([status, text]).toEqual([200, files[cover]?.bytes]);
		expect(headers['content-security-policy']).toBe(policy);
		expect(headers['x-content-type-options']).toBe('nosniff');
		expect(headers['cache-control']).toBe('max-age=300');
		expect(headers['content-type']).toBe('image/avif');
		expect(headers['content-encoding']).toBeUndefined();
		expect(headers.vary).toBe('Accept-Encoding, Save-Data');
	}
	expect(asked).toEqual([cover]);
});

test('a matching ETag gets a 304, and an SVG is sent compressed', async () => {
	const { headers, length } = await get(cloth, { 'Accept-Encoding': 'br' });
	expect(headers['content-encoding']).toBe('br');
	expect(length).toBeLessThan(200);
	const known = await get(cloth, { 'If-None-Match': headers.etag ?? '' });
	expect([known.status, known.length]).toEqual([304, 0]);
	expect(known.headers['content-security-policy']).toBe(policy);
	expect(asked).toEqual([cloth]);
});

test('a large file is proxied on every request, whole or as a range', async () => {
	for (const _ of [1, 2]) expect((await get(photograph)).text).toBe(files[photograph]?.bytes);
	// The first request determines the size.
	expect(asked).toEqual([photograph, photograph, photograph]);
	const part = await get(photograph, { Range: 'bytes=0-9' });
	expect([part.status, part.length]).toEqual([206, 10]);
	expect(asked.slice(3)).toEqual([photograph]);
});

test('Save-Data gets the cached small picture', async () => {
	await get(cover);
	const { text } = await get(cover.replace('480', '1280'), { 'Save-Data': 'on' });
	expect(text).toBe(files[cover]?.bytes);
	expect(asked).toEqual([cover]);
});

test('after a purge a replaced file is sent in its new version and a removed one is a 404', async () => {
	await get(cloth);
	await get(cover);
	files[cloth] = { type: 'image/svg+xml', bytes: '<svg/>' };
	await change();
	expect((await get(cloth)).text).toBe('<svg/>');
	delete files[cover];
	await change(['cover_3c4d']);
	expect((await get(cover)).status).toBe(404);
});

test('cached uploads are served while the CMS is down, except removed ones', async () => {
	const log = vi.mocked(console.error).mockImplementation(() => {});
	await get(cloth);
	await get(cover);
	await change(['cover_3c4d']);
	await cms.close();
	const { status, headers, text } = await get(cloth);
	expect([status, text]).toEqual([200, files[cloth]?.bytes]);
	expect(headers['x-cache']).toBe('stale-if-error');
	expect((await get(cover)).status).toBe(503);
	log.mockClear();
});

test('missing files and requests with a query are not cached', async () => {
	for (const _ of [1, 2]) expect((await get('/uploads/none.svg')).status).toBe(404);
	for (const _ of [1, 2]) await get(`${cloth}?width=1`);
	expect(asked).toHaveLength(4);
});
