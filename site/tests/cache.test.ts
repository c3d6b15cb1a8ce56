import { type IncomingHttpHeaders, request } from 'node:http';
import { extname } from 'node:path';
import { endpointExamples, toListResponse } from '@sumu/contract/examples';
import { internalSecretHeader, purgeNotice, serializePurgeNotice } from '@sumu/contract/parts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../server/app.ts';
import { readResponse } from '../server/cache/response.ts';
import { ResponseCache } from '../server/cache/response-cache.ts';
import { setupCms } from '../src/testing/cms';
import { projectSample } from '../src/testing/samples';
import { env, internalSecret, listen } from './support/listen.ts';

const minute = 60_000;
/** Maximum time to wait for a response, in milliseconds. */
const patience = 200;

/** Keys of the rendered pages, in order. Each page contains the count and its key. */
let rendered: string[];
let status: number;
/** Delays rendering while a test checks intermediate states. */
let gate: Promise<void>;
const review = { ...endpointExamples.getReview.response.data, _id: 'review-of-its-own' };
const cms = setupCms((cms) => {
	cms.on('listProjects', () => toListResponse(projectSample(cms.calls.length)));
	cms.on('listReviews', ({ headers }) =>
		toListResponse({ ...review, reviewText: headers.authorization ?? '' }),
	);
});
let site: string;

const types: Readonly<Record<string, string>> = {
	'.xml': 'application/xml',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.webmanifest': 'application/manifest+json',
};
let policy: string;
/** `Cache-Control` of pages; none by default. */
let cacheControl: string | undefined;
/** Additional content of pages. */
let words: string;
async function page(key: string): Promise<Response> {
	rendered.push(key);
	const number = rendered.length;
	await gate;
	const type = types[extname(key)] ?? 'text/html; charset=utf-8';
	const headers = {
		'Content-Type': type,
		'Content-Security-Policy': policy,
		...(cacheControl ? { 'Cache-Control': cacheControl } : {}),
	};
	const body = `<p>${key} ${number}</p>${words}`.padEnd(5000, '.');
	return new Response(body, { status, headers });
}

/** @param bytes maximum size of each cache */
const siteWith = (bytes: number) => {
	const cache = () => new ResponseCache(bytes, minute, patience);
	return listen(
		createApp({
			env: { ...env, cmsAddress: cms.address },
			first: [],
			kept: { caches: { pages: cache(), calls: cache(), uploads: cache() }, page },
			pages: (_request, response) => response.end('for one'),
		}),
	);
};

beforeEach(async () => {
	rendered = [];
	status = 200;
	policy = 'rules';
	cacheControl = undefined;
	words = '';
	gate = Promise.resolve();
	site = await siteWith(1024 * 1024);
});

/** Sends a request as a browser does: fetch() would bypass caches. */
const get = (path: string, headers: Record<string, string>) =>
	new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; length: number }>(
		(resolve) => {
			request(site + path, { headers }, (response) => {
				let length = 0;
				response.on('data', (chunk) => {
					length += chunk.length;
				});
				response.on('end', () =>
					resolve({ status: response.statusCode, headers: response.headers, length }),
				);
			}).end();
		},
	);

const text = async (path: string, init?: RequestInit) => (await fetch(site + path, init)).text();
const purge = (secret = internalSecret, body = '') =>
	fetch(site + purgeNotice.path, {
		method: 'POST',
		headers: { [internalSecretHeader]: secret },
		body,
	});
/** Reports a change, with the entries it removed. */
const change = (removed: readonly string[] = []) =>
	purge(internalSecret, serializePurgeNotice({ all: false, removed: [...removed] }));

test('a page is rendered once for concurrent and repeated requests', async () => {
	const bodies = await Promise.all(Array.from({ length: 20 }, () => text('/about')));
	expect(new Set(bodies)).toHaveLength(1);
	expect(await text('/about')).toBe(bodies[0]);
	expect(rendered).toEqual(['/about']);
});

test.each([
	'private',
	'private, max-age=60',
	'no-store',
])('a page with Cache-Control “%s” is not cached', async (value) => {
	cacheControl = value;
	const first = await text('/about');
	expect(await text('/about')).not.toBe(first);
	expect(rendered).toEqual(['/about', '/about']);
	cacheControl = undefined;
	const shared = await text('/about');
	expect(await text('/about')).toBe(shared);
});

test('the cache key drops irrelevant query parameters and keeps relevant ones', async () => {
	await text('/projects/page=1');
	await text('/projects/page=1?utm_source=mail');
	await text('/projects/page%3D1');
	expect(rendered).toEqual(['/projects/page=1']);
	await text('/projects/page=1?x=1&show=recently');
	expect(rendered).toEqual(['/projects/page=1', '/projects/page=1?show=recently']);
	// Keeps the spelling of the address; otherwise the browser would get a different page than it requested.
	await text('/blogs/page=1?tag=CSS%20grid&utm_source=mail');
	expect(rendered.at(-1)).toBe('/blogs/page=1?tag=CSS%20grid');
});

test('each file of a large sitemap is cached, and an unknown one is not', async () => {
	await text('/sitemap.xml?x=1');
	await text('/sitemap.xml?part=posts-2&x=1');
	await text('/sitemap.xml?part=posts-2');
	expect(rendered).toEqual(['/sitemap.xml', '/sitemap.xml?part=posts-2']);
	for (const part of ['', 'posts', 'posts-0', 'posts-100', 'secrets-1'])
		expect(await text(`/sitemap.xml?part=${part}`)).toBe('for one');
});

test('a path with an encoded question mark bypasses the cache', async () => {
	expect(await text('/projects/page=1%3Fshow=recently')).toBe('for one');
});

test('unusual spellings of a query or page number share one cache entry', async () => {
	for (const query of ['?show=-', '?show=Recently&show=all', '?show=', `?show=${'y'.repeat(5000)}`])
		await text(`/projects/page=1${query}`);
	await text('/projects/1');
	await text('/projects/1?show=recently');
	await text('/projects/page=1?show=recently&__proto__=1');
	expect(new Set(rendered)).toEqual(
		new Set(['/projects/page=1', '/projects/page=1?show=recently']),
	);
	expect(rendered).toHaveLength(2);
});

test('equivalent API queries share one cache entry, and invalid ones are not cached', async () => {
	for (const limit of ['3', '03', '3.0', '+3', '0x3', ' 3'])
		await text(`/api/projects?limit=${encodeURIComponent(limit)}`);
	expect(cms.asked('listProjects')).toHaveLength(1);
	for (const query of ['limit=3&limit=4', 'limit=3&x=1']) await text(`/api/projects?${query}`);
	expect(cms.asked('listProjects')).toHaveLength(3);
	await text('/api/projects?limit=3');
	expect(cms.asked('listProjects')).toHaveLength(3);
});

test('a request with an overlong cache key is not cached', async () => {
	await text(`/project/${'a'.repeat(289)}`);
	expect(rendered).toHaveLength(1);
	expect(await text(`/project/${'a'.repeat(300)}`)).toBe('for one');
});

test('signed-in and cross-origin requests share the same cache entries', async () => {
	await text('/', {
		headers: { Authorization: 'Bearer one', Origin: 'https://elsewhere.example' },
	});
	await text('/', { headers: { Authorization: 'Bearer two' } });
	expect(rendered).toEqual(['/']);
	await text('/api/projects', { headers: { Origin: 'https://elsewhere.example' } });
	await text('/api/projects');
	expect(cms.asked('listProjects')).toHaveLength(1);
});

test('a flood of unknown addresses evicts no page', async () => {
	site = await siteWith(100_000);
	await text('/');
	status = 404;
	for (let number = 0; number < 100; number++) await text(`/project/odd-${number}`);
	// An unknown filter redirects to the unfiltered page.
	status = 302;
	for (let number = 1; number < 100; number++) await text(`/?show=${number}`);
	status = 200;
	for (let number = 1; number < 100; number++) await text(`/api/reviews?projectId=${number}`);
	expect(rendered.filter((key) => key === '/')).toHaveLength(1);
	expect(await text('/')).toContain('/ 1<');
});

test('the size of a key counts towards the cache limit', async () => {
	const small = new ResponseCache(7000, minute, patience);
	const make = async () => readResponse(new Response('x'.repeat(900)));
	for (let number = 0; number < 7; number++) await small.get(`/${number}`.padEnd(300), make);
	const again = vi.fn(make);
	await small.get('/0'.padEnd(300), again);
	expect(again).toHaveBeenCalledOnce();
});

test('user-specific pages and POST requests bypass the cache', async () => {
	expect(await text('/profile')).toBe('for one');
	expect(await text('/login?from=%2Fcards')).toBe('for one');
	expect(await text('/', { method: 'POST' })).toBe('for one');
	expect(rendered).toEqual([]);
});

test('a cached page names the requested host in its policy', async () => {
	policy = "default-src 'self'; script-src 'self' 'sha256-own'";
	const scriptsAt = async (host: string, more: Record<string, string> = {}) => {
		const reply = await get('/', { host, ...more });
		return { ...reply, policy: reply.headers['content-security-policy'] };
	};
	for (const host of ['one.example', 'two.example:3000', 'one.example', '192.168.1.5:3000']) {
		const own = host.startsWith('192') ? "'self'" : `${host}/assets/`;
		const whole = await scriptsAt(host);
		expect(whole.policy).toBe(`default-src 'self'; script-src ${own} 'sha256-own'`);
		const again = await scriptsAt(host, { 'If-None-Match': whole.headers.etag ?? '' });
		expect(again).toMatchObject({ status: 304, policy: whole.policy });
	}
	expect(rendered).toHaveLength(1);
});

test('a matching ETag gets a 304 with the page’s policy until a purge', async () => {
	const first = await fetch(`${site}/`);
	const tag = first.headers.get('ETag') ?? '';
	expect(first.headers.get('Content-Security-Policy')).toBe('rules');
	expect(first.headers.get('Cache-Control')).toBe('no-cache');
	const again = await get('/', { 'If-None-Match': tag });
	expect(again).toMatchObject({ status: 304, length: 0 });
	expect(again.headers['content-security-policy']).toBe('rules');
	await purge();
	const changed = await get('/', { 'If-None-Match': tag });
	expect(changed.status).toBe(200);
});

test.each([
	['gzip, deflate, br', 'br'],
	['gzip', 'gzip'],
	['br;q=0, gzip', 'gzip'],
	['identity', undefined],
])('Accept-Encoding “%s” gets Content-Encoding %s', async (accepted, encoding) => {
	const reply = await get('/', { 'Accept-Encoding': accepted });
	expect(reply.headers['content-encoding']).toBe(encoding);
	if (encoding) expect(reply.length).toBeLessThan(200);
	else expect(reply.length).toBe(5000);
});

test.each([
	['/icons/cloth/login.svg', 'br'],
	['/manifest.webmanifest', 'br'],
	['/sitemap.xml', 'br'],
	['/atom.xml', 'br'],
	['/feed.json', 'br'],
	['/icons/touch.png', undefined],
])('%s is sent with Content-Encoding %s', async (path, encoding) => {
	const reply = await get(path, { 'Accept-Encoding': 'br' });
	expect(reply.headers['content-encoding']).toBe(encoding);
});

test('a page requested again is recompressed to a smaller size with the same content', async () => {
	words = Array.from({ length: 2000 }, (_, number) => `<li>${(number * 7919) % 1000}</li>`).join(
		'',
	);
	const ask = async () => {
		const response = await fetch(`${site}/long`, { headers: { 'accept-encoding': 'br' } });
		const length = Number(response.headers.get('content-length'));
		return { length, text: await response.text(), etag: response.headers.get('etag') };
	};
	const first = await ask();
	const later = await vi.waitFor(async () => {
		const again = await ask();
		expect(again.length).toBeLessThan(first.length);
		return again;
	}, 30_000);
	expect({ ...later, length: first.length }).toEqual(first);
	expect(rendered).toEqual(['/long']);
});

test('HEAD has the page’s headers and no body', async () => {
	const reply = await fetch(`${site}/`, {
		method: 'HEAD',
		headers: { 'Accept-Encoding': 'identity' },
	});
	expect(reply.headers.get('Content-Length')).toBe('5000');
	expect(await reply.text()).toBe('');
	await text('/');
	expect(rendered).toHaveLength(1);
});

test('responses other than 200 are not cached', async () => {
	status = 404;
	expect((await fetch(`${site}/project/none`)).status).toBe(404);
	status = 200;
	expect((await fetch(`${site}/project/none`)).status).toBe(200);
});

test('a purge requires the secret and evicts everything', async () => {
	await text('/');
	expect((await purge('another-secret-0123456789')).status).toBe(403);
	await text('/');
	expect(rendered).toHaveLength(1);
	expect((await purge()).status).toBe(204);
	status = 503;
	expect((await fetch(`${site}/`)).status).toBe(503);
	status = 200;
	expect(await text('/')).toContain('/ 3<');
});

test('a request after a purge starts a new render instead of joining the old one', async () => {
	let open = () => {};
	gate = new Promise((resolve) => {
		open = resolve;
	});
	const before = text('/about');
	await vi.waitFor(() => expect(rendered).toHaveLength(1), 30_000);
	await purge();
	const after = text('/about');
	await vi.waitFor(() => expect(rendered).toHaveLength(2), 30_000);
	open();
	expect(await before).toContain('/about 1<');
	expect(await after).toContain('/about 2<');
	expect(await text('/about')).toContain('/about 2<');
});

test('a render started before a purge is sent to its waiting client, and to no request after it', async () => {
	let open = () => {};
	gate = new Promise((resolve) => {
		open = resolve;
	});
	const before = text('/about');
	await vi.waitFor(() => expect(rendered).toHaveLength(1), 30_000);
	await purge();
	open();
	expect(await before).toContain('/about 1<');
	expect(await text('/about')).toContain('/about 2<');
});

/** Advances the clock of the cache. */
function pass(milliseconds: number) {
	const now = performance.now.bind(performance);
	vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}

test('a stale page is served during revalidation and while revalidation fails', async () => {
	await text('/');
	pass(minute + 1);
	status = 503;
	expect(await text('/')).toContain('/ 1<');
	await vi.waitFor(() => expect(rendered).toHaveLength(2), 30_000);
	status = 200;
	// A request before the failed render has ended still gets the old page and starts no other.
	await vi.waitFor(async () => expect(await text('/')).toContain('/ 3<'), 30_000);
});

test('a stale page is served and the error is logged when revalidation throws', async () => {
	const log = vi.mocked(console.error).mockImplementation(() => {});
	let fail = (_error: Error) => {};
	await text('/');
	pass(minute + 1);
	gate = new Promise((_, reject) => {
		fail = reject;
	});
	expect(await text('/')).toContain('/ 1<');
	fail(new Error('no rendering'));
	await vi.waitFor(
		() =>
			expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Error: no rendering')),
		30_000,
	);
	gate = Promise.resolve();
	expect(await text('/')).toContain('/ 1<');
	await vi.waitFor(async () => expect(await text('/')).toContain('/ 3<'), 30_000);
	log.mockClear();
});

test('a stale page that has become a 404 is served at most once', async () => {
	await text('/project/one');
	pass(minute + 1);
	status = 404;
	expect(await text('/project/one')).toContain('/project/one 1<');
	await vi.waitFor(
		async () => expect((await fetch(`${site}/project/one`)).status).toBe(404),
		30_000,
	);
});

test('a page with changed content is rendered for the next request', async () => {
	await text('/');
	await change();
	const reply = await fetch(`${site}/`);
	expect(await reply.text()).toContain('/ 2<');
	expect(reply.headers.get('X-Cache')).toBeNull();
	await text('/');
	expect(rendered).toHaveLength(2);
});

test('a changed page that fails to render is served stale with “stale-if-error”', async () => {
	await text('/');
	await change();
	status = 503;
	for (const _ of [1, 2]) {
		const reply = await fetch(`${site}/`);
		expect([reply.status, reply.headers.get('X-Cache')]).toEqual([200, 'stale-if-error']);
		expect(reply.headers.get('Age')).toMatch(/^\d+$/);
		expect(await reply.text()).toContain('/ 1<');
	}
	status = 200;
	const reply = await fetch(`${site}/`);
	expect(reply.headers.get('X-Cache')).toBeNull();
	expect(await reply.text()).toContain('/ 4<');
});

test('an expired page that fails to render is also marked “stale-if-error”', async () => {
	await text('/');
	pass(minute + 1);
	status = 503;
	await text('/');
	await vi.waitFor(
		async () => expect((await fetch(`${site}/`)).headers.get('X-Cache')).toBe('stale-if-error'),
		30_000,
	);
});

test('after a slow render stale pages are served at once, and the new page is cached', async () => {
	await text('/');
	await text('/about');
	await change();
	let open = () => {};
	gate = new Promise((resolve) => {
		open = resolve;
	});
	const asked = performance.now();
	expect(await text('/')).toContain('/ 1<');
	const waited = performance.now() - asked;
	expect(waited).toBeGreaterThanOrEqual(patience - 1);
	expect(await text('/about')).toContain('/about 2<');
	expect(performance.now() - asked - waited).toBeLessThan(patience);
	open();
	await vi.waitFor(async () => expect(await text('/')).toContain('/ 3<'), 30_000);
	expect(await text('/about')).toContain('/about 4<');
	expect(rendered).toHaveLength(4);
});

test('removed content is never served stale', async () => {
	const paths = ['/', '/project/gone', '/projects/page=1', '/rss.xml'];
	for (const path of paths) await text(path);
	await change(['gone']);
	status = 503;
	const statuses = [];
	for (const path of paths) statuses.push((await fetch(site + path)).status);
	expect(statuses).toEqual([200, 503, 200, 503]);
});

test('API responses are served stale while the CMS is down, except removed content', async () => {
	const log = vi.mocked(console.error).mockImplementation(() => {});
	const kept = await text('/api/projects?limit=3');
	const reviews = await text('/api/reviews');
	const { _id } = JSON.parse(reviews).data[0];
	await change();
	await cms.close();
	const reply = await fetch(`${site}/api/projects?limit=3`);
	expect(reply.headers.get('X-Cache')).toBe('stale-if-error');
	expect(await reply.text()).toBe(kept);
	await change([_id]);
	expect((await fetch(`${site}/api/reviews`)).status).toBe(503);
	expect(await text('/api/projects?limit=3')).toBe(kept);
	log.mockClear();
});

test('a page that no longer fits in the cache is still sent to its client', async () => {
	site = await siteWith(12_000);
	let open = () => {};
	gate = new Promise((resolve) => {
		open = resolve;
	});
	const slow = text('/contact');
	await vi.waitFor(() => expect(rendered).toHaveLength(1), 30_000);
	gate = Promise.resolve();
	for (const path of ['/', '/about', '/skills']) await text(path);
	open();
	expect(await slow).toContain('/contact 1<');
});

test('the cache evicts pages to stay within its size limit', async () => {
	site = await siteWith(12_000);
	await text('/');
	await text('/about');
	await text('/skills');
	await text('/');
	expect(rendered.filter((key) => key === '/')).toHaveLength(2);
});

test('public API responses are cached and purged with the pages', async () => {
	const first = await text('/api/projects?limit=3');
	expect(await text('/api/projects?limit=3')).toBe(first);
	expect(cms.asked('listProjects').map(({ url }) => url)).toEqual(['/api/projects?limit=3']);
	await purge();
	expect(await text('/api/projects?limit=3')).not.toBe(first);
});

test('a conditional list request is answered without a call to the CMS until a purge', async () => {
	const { headers } = await get('/api/projects?limit=3', {});
	const known = { 'If-None-Match': headers.etag ?? '' };
	expect(await get('/api/projects?limit=3', known)).toMatchObject({ status: 304, length: 0 });
	expect(cms.calls).toHaveLength(1);
	await purge();
	expect((await get('/api/projects?limit=3', known)).status).toBe(200);
	expect(cms.calls).toHaveLength(2);
});

test('reviews of each project or post are cached separately', async () => {
	const paths = ['/api/reviews', '/api/reviews?projectId=a', '/api/reviews?blogId=a'];
	for (const path of [...paths, ...paths]) await text(path);
	expect(cms.asked('listReviews').map(({ url }) => url)).toEqual(paths);
});

test('authenticated, unknown and private API requests bypass the cache', async () => {
	const as = (token: string) => text('/api/reviews', { headers: { Authorization: token } });
	await text('/api/reviews');
	expect(await as('Bearer one')).toContain('Bearer one');
	expect(await as('Bearer two')).toContain('Bearer two');
	expect(await text('/api/reviews')).not.toContain('Bearer');
	await text('/api/reviews?unknown=1');
	await text('/api/messages');
	expect(cms.calls).toHaveLength(5);
});

test('cached API responses are served while the CMS is down', async () => {
	const kept = await text('/api/site');
	await cms.close();
	expect(await text('/api/site')).toBe(kept);
});

test.each([
	['/about/', '/about'],
	['//evil.example/', '/evil.example'],
	['/projects//page=2/?show=recently', '/projects/page=2?show=recently'],
])('%s redirects to %s', async (given, canonical) => {
	const reply = await fetch(site + given, { redirect: 'manual' });
	expect(reply.status).toBe(301);
	expect(reply.headers.get('Location')).toBe(canonical);
});
