import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createApp } from '../server/app.ts';
import { serveAssets } from '../server/assets.ts';
import { ResponseCache } from '../server/cache/response-cache.ts';
import { setupCms } from '../src/testing/cms';
import { ask, env, listen } from './support/listen.ts';

const size = 5000;
const content = Array.from({ length: size }, (_, index) => String(index % 10)).join('');
const etag = '"1388-19a0"';
const lastModified = 'Fri, 02 Jan 2026 03:04:05 GMT';
const picture = '/uploads/avif_480_cover_3c4d.avif';
const drawing = '/uploads/cloth_1a2b.svg';
const empty = '/uploads/empty_5e6f.avif';
/** Larger than the site's cache limit. */
const largeDrawing = '/uploads/cloth_7a8b.svg';
const large = 'a drawing'.padEnd(40_000, '.');

let asked: string[];
const cms = setupCms((cms) => {
	const headers = {
		'Accept-Ranges': 'bytes',
		ETag: etag,
		'Last-Modified': lastModified,
		'Cache-Control': 'max-age=300',
	};
	const serve = (path: string, type: string, body: string) =>
		cms.serve(path, ({ headers: { range } }, response) => {
			asked.push(path);
			if (range)
				response.writeHead(206, {
					...headers,
					'Content-Type': type,
					'Content-Range': `bytes 0-1999/${body.length}`,
				});
			else
				response.writeHead(200, {
					...headers,
					'Content-Type': type,
					'Content-Length': body.length,
				});
			response.end(range ? body.slice(0, 2000) : body);
		});
	serve(picture, 'image/avif', content);
	serve(drawing, 'image/svg+xml', content);
	serve(empty, 'image/avif', '');
	serve(largeDrawing, 'image/svg+xml', large);
});
let site: string;

beforeEach(async () => {
	asked = [];
	const folder = await mkdtemp(join(tmpdir(), 'build-'));
	await mkdir(join(folder, 'assets'));
	await writeFile(join(folder, 'assets/page-1a2b.js'), content);
	const cache = () => new ResponseCache(1024 * 1024, 60_000, 1000);
	site = await listen(
		createApp({
			env: { ...env, cmsAddress: cms.address },
			first: [serveAssets(folder)],
			kept: {
				caches: { pages: cache(), calls: cache(), uploads: cache() },
				page: async () => new Response('a page'),
			},
			pages: (_request, response) => response.end('for one'),
		}),
	);
});

const get = (path: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
	ask(site + path, { headers, method });

const whole = [200, undefined, content];
const part = (start: number, end: number) => [
	206,
	`bytes ${start}-${end}/${size}`,
	content.slice(start, end + 1),
];
const unsatisfiable = [416, `bytes */${size}`, ''];

test.each([
	['bytes=0-0', part(0, 0)],
	['bytes=4000-', part(4000, 4999)],
	['bytes=-50', part(4950, 4999)],
	['bytes=-9000', part(0, 4999)],
	['bytes=99999999-', unsatisfiable],
	['bytes=-0', unsatisfiable],
	['bytes=5-2', whole],
	['items=0-5', whole],
	['bytes=0-1,4-5', whole],
])('a cached upload answers the range %s', async (range, expected) => {
	for (const path of [picture, drawing]) {
		const { status, headers, text } = await get(path, { Range: range });
		expect([status, headers['content-range'], text]).toEqual(expected);
		expect(headers['accept-ranges']).toBe('bytes');
		expect(headers['content-encoding']).toBeUndefined();
		expect(headers['content-length']).toBe(status === 416 ? undefined : String(text.length));
	}
	expect(asked).toEqual([picture, drawing]);
});

test('a range is ignored for HEAD and for an empty file', async () => {
	const head = await get(picture, { Range: 'bytes=0-0' }, 'HEAD');
	expect([head.status, head.headers['content-length']]).toEqual([200, String(size)]);
	expect((await get(empty, { Range: 'bytes=0-0' })).status).toBe(200);
});

test('If-Range gets a part only for a strong validator of this version', async () => {
	const statusFor = async (validator: string) =>
		(await get(picture, { Range: 'bytes=0-0', 'If-Range': validator })).status;
	for (const strong of [etag, lastModified]) expect(await statusFor(strong), strong).toBe(206);
	for (const other of [`W/${etag}`, '"other"', 'Fri, 02 Jan 2026 03:04:06 GMT', '*'])
		expect(await statusFor(other), other).toBe(200);
});

test('uncompressed bytes have the strong validator, compressed ones a weak one', async () => {
	for (const path of [drawing, largeDrawing]) {
		const compressed = await get(path, { 'Accept-Encoding': 'gzip' });
		expect(compressed.headers['content-encoding']).toBe('gzip');
		expect(compressed.headers.etag).toBe(`W/${etag}`);
		const known = { 'If-None-Match': `W/${etag}`, 'Accept-Encoding': 'gzip' };
		if (path === drawing) expect((await get(path, known)).status).toBe(304);
	}
	expect((await get(drawing, {})).headers.etag).toBe(etag);
});

test('a partial response is never compressed, whether cached or proxied', async () => {
	for (const path of [drawing, largeDrawing]) {
		const headers = { Range: 'bytes=0-1999', 'Accept-Encoding': 'br, gzip' };
		const { status, headers: answer, length } = await get(path, headers);
		expect([status, answer['content-encoding'], length]).toEqual([206, undefined, 2000]);
	}
});

test('a build asset ignores ranges and is always sent whole', async () => {
	for (const range of ['bytes=-50', 'items=0-5', 'bytes=99999999-']) {
		const { status, text } = await get('/assets/page-1a2b.js', { Range: range });
		expect([range, status, text]).toEqual([range, 200, content]);
	}
});
