import { toListResponse } from '@sumu/contract/examples';
import { internalSecretHeader, purgeNotice, serializePurgeNotice } from '@sumu/contract/parts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../server/app.ts';
import { ReadDigests } from '../server/cache/read-digests.ts';
import { readResponse } from '../server/cache/response.ts';
import { ResponseCache } from '../server/cache/response-cache.ts';
import { fetchRecorded } from '../src/lib/api/record-reads.server.ts';
import { setupCms } from '../src/testing/cms';
import { projectSample } from '../src/testing/samples';
import { env, internalSecret, listen } from './support/listen.ts';

const minute = 60_000;
const edit = { all: false, removed: [] };

/** Cache whose renders end when the test says so. */
function createSlowCache(patience: number) {
	const cache = new ResponseCache(1024 * 1024, minute, patience);
	const finishers: ((words: string) => void)[] = [];
	let finishedCount = 0;
	const make = () =>
		new Promise<string>((resolve) => finishers.push(resolve)).then((words) =>
			readResponse(new Response(words)),
		);
	return {
		cache,
		finishers,
		pendingCount: () => finishers.length - finishedCount,
		get: async () => {
			const { response, lastGood } = await cache.get('/', make);
			return { text: response.plain.toString(), lastGood };
		},
		finish(words: string) {
			finishers[finishedCount++]?.(words);
		},
	};
}

test('a page stays cached during a minute of one edit a second, with one render at a time', async () => {
	const slow = createSlowCache(5);
	const first = slow.get();
	slow.cache.change(edit);
	slow.finish('version 0');
	expect((await first).text).toBe('version 0');
	expect(slow.cache.held.entries).toBe(1);

	for (let second = 1; second <= 60; second++) {
		slow.cache.change(edit);
		const { text, lastGood } = await slow.get();
		// A render takes three edits, so each one is overtaken.
		expect(text).toBe(`version ${Math.floor((second - 1) / 3)}`);
		expect(lastGood).toBeGreaterThanOrEqual(0);
		expect(slow.pendingCount()).toBe(1);
		expect(slow.cache.held.entries).toBe(1);
		if (second % 3 !== 0) continue;
		slow.finish(`version ${second / 3}`);
		await vi.waitFor(() => expect(slow.pendingCount()).toBe(1), 30_000);
	}
	slow.finish('version 21');
	await vi.waitFor(
		async () => expect(await slow.get()).toEqual({ text: 'version 21', lastGood: undefined }),
		30_000,
	);
});

test('a page that an edit overtook is rendered again at the next visit', async () => {
	const slow = createSlowCache(5);
	const first = slow.get();
	slow.cache.change(edit);
	slow.finish('before the edit');
	await first;

	const { lastGood } = await slow.get();
	expect(lastGood).toBeGreaterThanOrEqual(0);
	expect(slow.pendingCount()).toBe(1);
	slow.finish('after the edit');
	await vi.waitFor(
		async () => expect(await slow.get()).toEqual({ text: 'after the edit', lastGood: undefined }),
		30_000,
	);
});

test('a page that shows removed content is not cached if the removal overtakes it', async () => {
	const slow = createSlowCache(5);
	const first = slow.get();
	slow.cache.change({ all: false, removed: ['the-removed-post'] });
	slow.finish('<a href="/blog/the-removed-post">');
	await first;
	expect(slow.cache.held.entries).toBe(0);
});

/** Paths of the rendered pages, in order. */
let rendered: string[];
let title: string;
const cms = setupCms((cms) => {
	cms.on('listProjects', () => toListResponse({ ...projectSample(1), projectTheme: title }));
	cms.on('listSkills', () => toListResponse());
});
let site: string;

const readsOf = (path: string) =>
	path === '/skills' ? ['/api/skills'] : ['/api/skills', '/api/projects'];

/** Renders a page from its calls, as the server does. */
async function renderPage(path: string): Promise<Response> {
	rendered.push(path);
	for (const call of readsOf(path)) await fetchRecorded(cms.address + call);
	return new Response(`${path} ${title}`, { headers: { 'Content-Type': 'text/html' } });
}

const startSite = (renewedCount: number) => {
	const reads = new ReadDigests((address) => fetch(address));
	const cache = (options = {}) => new ResponseCache(1024 * 1024, minute, 1000, options);
	const caches = { pages: cache({ reads, renewedCount }), calls: cache(), uploads: cache() };
	return listen(
		createApp({
			env: { ...env, cmsAddress: cms.address },
			first: [],
			kept: { caches, page: renderPage },
			pages: (_request, response) => response.end('for one'),
		}),
	);
};

beforeEach(() => {
	rendered = [];
	title = 'Tea';
});

const get = async (path: string) => {
	const response = await fetch(site + path);
	return { text: await response.text(), mark: response.headers.get('x-cache') };
};
const sendEdit = () =>
	fetch(site + purgeNotice.path, {
		method: 'POST',
		headers: { [internalSecretHeader]: internalSecret },
		body: serializePurgeNotice(edit),
	});

test('after an edit only pages that were rendered from it are rendered again', async () => {
	site = await startSite(0);
	const paths = ['/', '/projects/page=1', '/skills'];
	for (const path of paths) await get(path);
	title = 'Coffee';
	await sendEdit();
	const callCount = cms.calls.length;
	for (const path of paths)
		expect(await get(path)).toEqual({
			text: `${path} ${path === '/skills' ? 'Tea' : 'Coffee'}`,
			mark: null,
		});
	expect(rendered).toEqual([...paths, '/', '/projects/page=1']);
	// Each call once for all pages, and again for each page that is rendered.
	expect(cms.calls.length - callCount).toBe(2 + 2 * 2);
	await get('/skills');
	expect(rendered).toHaveLength(5);
});

test('an edit that changes nothing renders no page again', async () => {
	site = await startSite(0);
	await get('/');
	await sendEdit();
	await get('/');
	expect(rendered).toEqual(['/']);
});

test('a page is rendered again if the CMS cannot confirm its content', async () => {
	site = await startSite(0);
	await get('/skills');
	cms.refuse('listSkills', 503);
	await sendEdit();
	await get('/skills');
	expect(rendered).toEqual(['/skills', '/skills']);
});

test('the most visited pages are rendered again after an edit, before anyone asks', async () => {
	site = await startSite(1);
	for (const path of ['/projects/page=1', '/', '/', '/']) await get(path);
	title = 'Coffee';
	await sendEdit();
	await vi.waitFor(() => expect(rendered).toEqual(['/projects/page=1', '/', '/']), 30_000);
	expect(await get('/')).toEqual({ text: '/ Coffee', mark: null });
	expect(rendered).toHaveLength(3);
});
