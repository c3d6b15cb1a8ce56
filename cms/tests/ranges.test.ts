import { utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import './support/provided-context.ts';
import { storeFile } from './support/stored-files.ts';
import { isBucketTest } from './support/test-bucket.ts';

const size = 1000;
const content = Array.from({ length: size }, (_, index) => String(index % 10)).join('');
const path = '/uploads/ranges_0123456789.bin';
const emptyPath = '/uploads/empty_0123456789.bin';
const freshPath = '/uploads/fresh_0123456789.bin';
/** Old enough that the date is a strong validator. */
const modified = new Date('2026-01-02T03:04:05.678Z');

const whole = { status: 200, length: size, contentRange: null };
const part = (start: number, end: number) => ({
	status: 206,
	length: end - start + 1,
	contentRange: `bytes ${start}-${end}/${size}`,
});
const unsatisfiable = { status: 416, contentRange: `bytes */${size}` };

async function fetchFile(
	headers: Record<string, string>,
	options: { method?: string; path?: string } = {},
) {
	const { path: file = path, method = 'GET' } = options;
	const { status, headers: answer, body } = await call(file, { method, headers });
	const contentRange = answer.get('content-range');
	return { status, length: String(body).length, contentRange, body, headers: answer };
}

describe('a range request for an uploaded file', () => {
	let etag: string;
	let lastModified: string;
	const { variables } = inject('database');
	const setTime = (file: string, time: Date) =>
		utimesSync(join(variables.DATA_DIR ?? '', 'public', file), time, time);
	beforeAll(async () => {
		for (const [file, bytes] of [
			[path, content],
			[emptyPath, ''],
			[freshPath, content],
		] as const)
			await storeFile(variables, basename(file), bytes);
		if (!isBucketTest) setTime(path, modified);
		const { headers } = await fetchFile({});
		etag = headers.get('etag') ?? '';
		lastModified = headers.get('last-modified') ?? '';
	});

	it.each([
		['bytes=0-0', part(0, 0)],
		['bytes=0-499', part(0, 499)],
		['bytes=500-', part(500, 999)],
		['bytes=-50', part(950, 999)],
		['bytes=-5000', part(0, 999)],
		['bytes=990-5000', part(990, 999)],
		['BYTES=0-0', part(0, 0)],
		['bytes=99999999-', unsatisfiable],
		[`bytes=${size}-`, unsatisfiable],
		['bytes=-0', unsatisfiable],
		['bytes=5-2', whole],
		['bytes=-', whole],
		['bytes=a-b', whole],
		['bytes', whole],
		['items=0-5', whole],
		['bytes=0-1,4-5', whole],
	])('%s', async (range, expected) => {
		const answer = await fetchFile({ range });
		expect(answer).toMatchObject(expected);
		expect(answer.headers.get('accept-ranges')).toBe('bytes');
		expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
		const [, start = '0', end = ''] = /(\d+)-(\d+)/.exec(answer.contentRange ?? '') ?? [];
		if (answer.status !== 416)
			expect(answer.body).toBe(content.slice(Number(start), Number(end || size) + 1));
	});

	it('is ignored for HEAD and for an empty file', async () => {
		const head = await fetchFile({ range: 'bytes=0-0' }, { method: 'HEAD' });
		expect(head).toMatchObject({ status: 200, contentRange: null });
		expect(head.headers.get('content-length')).toBe(String(size));
		for (const range of ['bytes=0-0', 'bytes=-5'])
			expect(await fetchFile({ range }, { path: emptyPath })).toMatchObject({
				status: 200,
				length: 0,
			});
	});

	it('answers 404 for a missing file', async () => {
		expect((await fetchFile({ range: 'bytes=0-0' }, { path: '/uploads/none.bin' })).status).toBe(
			404,
		);
	});

	it('honours If-Range only for a strong validator of the current version', async () => {
		const range = 'bytes=0-0';
		expect(etag).toMatch(/^"[^"]+"$/);
		const currentValidators = [etag, lastModified];
		const second = 1000;
		const otherValidators = [
			`W/${etag}`,
			'"another"',
			`${etag}, "another"`,
			'*',
			new Date(Date.parse(lastModified) + second).toUTCString(),
			new Date(Date.parse(lastModified) - second).toUTCString(),
			new Date(lastModified).toISOString(),
		];
		// The date of an object is strong a second after it was stored.
		for (const validator of currentValidators)
			await expect
				.poll(() => fetchFile({ range, 'if-range': validator }), { message: validator })
				.toMatchObject(part(0, 0));
		for (const validator of otherValidators)
			expect(await fetchFile({ range, 'if-range': validator }), validator).toMatchObject(whole);
		// An outdated validator takes precedence over a range past the end.
		expect(await fetchFile({ range: 'bytes=9999-', 'if-range': '"another"' })).toMatchObject(whole);
	});

	// A storage sets the date of an object.
	it.skipIf(isBucketTest)('ignores an If-Range date that is too recent', async () => {
		setTime(freshPath, new Date(Date.now() + 60_000));
		const fresh = { path: freshPath };
		const { headers } = await fetchFile({}, fresh);
		const date = headers.get('last-modified') ?? '';
		expect(await fetchFile({ range: 'bytes=0-0', 'if-range': date }, fresh)).toMatchObject(whole);
	});

	it('answers 304 for a version the client already has', async () => {
		for (const [name, validator] of [
			['if-none-match', etag],
			['if-none-match', `W/${etag}`],
			['if-modified-since', lastModified],
		] as const) {
			// Set explicitly, because `fetch` would add `no-cache`.
			const known = { 'cache-control': 'max-age=0', [name]: validator };
			expect((await fetchFile({ ...known, range: 'bytes=0-0' })).status).toBe(304);
			const { status, headers } = await fetchFile(known);
			expect([status, headers.get('etag')]).toEqual([304, etag]);
		}
	});
});
