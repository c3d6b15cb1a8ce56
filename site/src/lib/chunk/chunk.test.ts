import { uiTimings } from '@sumu/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk';
import { loadRoute } from './load-route';

afterEach(() => {
	vi.useRealTimers();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => {});

test('a loaded chunk is returned', async () => {
	expect(await loadChunk('forms', async () => 'the forms')).toBe('the forms');
});

test('a chunk that fails to load is reported as missing', async () => {
	await expect(loadChunk('forms', lost)).rejects.toEqual(new ChunkLoadError('forms', 'missing'));
	await expect(loadChunk('forms', lost)).rejects.toThrow('Loading chunk forms failed. (missing)');
});

test('a chunk that takes longer than two minutes is reported as timed out', async () => {
	vi.useFakeTimers();
	const settled = vi.fn();
	const loading = loadChunk('forms', never).catch(settled);
	await vi.advanceTimersByTimeAsync(uiTimings.chunkLoad - 1);
	expect(settled).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await loading;
	expect(settled).toHaveBeenCalledWith(new ChunkLoadError('forms', 'timeout'));
});

test('a loaded route module is cached', async () => {
	const module = { default: () => null };
	const keep = vi.fn();
	expect(await loadRoute('/assets/about-1.js', async () => module, keep)).toBe(module);
	expect(keep).toHaveBeenCalledWith(module);
});

test('a route module that fails to load throws on use and is not cached', async () => {
	const keep = vi.fn();
	const route = await loadRoute<{ default: () => null }>('/assets/about-1.js', lost, keep);
	expect(route.default).toThrow('Loading chunk about-1.js failed. (missing)');
	expect('clientLoader' in route && route.clientLoader).toThrow(ChunkLoadError);
	expect(keep).not.toHaveBeenCalled();
});
