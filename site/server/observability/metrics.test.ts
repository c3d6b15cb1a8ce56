import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { ResponseCache } from '../cache/response-cache.ts';
import { routeClass, trackCacheResult, watchCaches } from './metrics.ts';

test.each([
	['/', 'page'],
	['/project/a-loom', 'page'],
	['/about.data?x=1', 'data'],
	['/api/skills?limit=3', 'call'],
	['/apiary', 'page'],
	['/uploads/a.webp', 'upload'],
	['/assets/root-1.js', 'asset'],
	['/_ready', 'health'],
])('%s is classified as %s', (url, expected) => {
	expect(routeClass(url)).toBe(expected);
});

test('a cache result is a hit, a miss, or stale while a refresh is running', async () => {
	const kept = trackCacheResult(async () => 'new');
	expect(kept.resultOf('kept')).toBe('hit');
	await kept.make();
	expect(kept.resultOf('new')).toBe('miss');
	const slow = trackCacheResult(() => new Promise<string>(() => {}));
	void slow.make();
	expect(slow.resultOf('old')).toBe('stale');
});

test('cache size metrics are read on every scrape', async () => {
	const cache = new ResponseCache(1000, 60_000, 5000);
	watchCaches({ pages: cache });
	expect(await register.metrics()).toContain('cache_entries{cache="pages"} 0');
	const plain = Buffer.from('a page');
	await cache.get('/', async () => ({ status: 200, headers: {}, etag: '', plain }));
	const text = await register.metrics();
	expect(text).toContain('cache_entries{cache="pages"} 1');
	expect(text).toMatch(/cache_bytes\{cache="pages"\} [1-9]/);
});
