import { uiTimings } from '@sumu/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk';
import { loadRoute } from './load-route';

afterEach(() => {
	vi.useRealTimers();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => {});

test('a part that arrives is handed on', async () => {
	expect(await loadChunk('forms', async () => 'the forms')).toBe('the forms');
});

test('a part that is not there is named as missing', async () => {
	await expect(loadChunk('forms', lost)).rejects.toEqual(new ChunkLoadError('forms', 'missing'));
	await expect(loadChunk('forms', lost)).rejects.toThrow('Loading chunk forms failed. (missing)');
});

test('a part that does not come within two minutes is named as timed out', async () => {
	vi.useFakeTimers();
	const settled = vi.fn();
	const loading = loadChunk('forms', never).catch(settled);
	await vi.advanceTimersByTimeAsync(uiTimings.chunkLoad - 1);
	expect(settled).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await loading;
	expect(settled).toHaveBeenCalledWith(new ChunkLoadError('forms', 'timeout'));
});

test('a route that arrives is kept', async () => {
	const module = { default: () => null };
	const keep = vi.fn();
	expect(await loadRoute('/assets/about-1.js', async () => module, keep)).toBe(module);
	expect(keep).toHaveBeenCalledWith(module);
});

test('a route that does not arrive fails where it is used, and is not kept', async () => {
	const keep = vi.fn();
	const route = await loadRoute<{ default: () => null }>('/assets/about-1.js', lost, keep);
	expect(route.default).toThrow('Loading chunk about-1.js failed. (missing)');
	expect('clientLoader' in route && route.clientLoader).toThrow(ChunkLoadError);
	expect(keep).not.toHaveBeenCalled();
});
