import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { purgeNotice, serializePurgeNotice } from '@sumu/contract/parts';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPurges } from '../server/purge-notices.ts';

const hasRedis = () => {
	try {
		execFileSync('redis-server', ['--version']);
		return true;
	} catch {
		return false;
	}
};

const freePort = () =>
	new Promise<number>((resolve) => {
		const probe = createServer().listen(0, '127.0.0.1', () => {
			const address = probe.address();
			const port = typeof address === 'object' && address ? address.port : 0;
			probe.close(() => resolve(port));
		});
	});

let server: ChildProcess;
let address: string;
const ends: (() => void)[] = [];

const startRedis = (port: string) =>
	spawn('redis-server', ['--port', port, '--save', '', '--appendonly', 'no']);

beforeEach(async () => {
	const port = await freePort();
	address = `redis://127.0.0.1:${port}`;
	server = startRedis(String(port));
});
afterEach(() => {
	for (const end of ends.splice(0)) end();
	server.kill();
	vi.mocked(console.error).mockClear();
});

/** Publishes a purge as the CMS does. Returns the number of subscribers. */
async function publish(): Promise<number> {
	const redis = new Redis(address);
	redis.on('error', () => {});
	const heard = await redis.publish(
		purgeNotice.channel,
		serializePurgeNotice({ all: false, removed: ['a'] }),
	);
	redis.disconnect();
	return heard;
}

test.skipIf(!hasRedis())('a message on Redis purges every replica', async () => {
	const replicas = [vi.fn(), vi.fn()];
	for (const purge of replicas) ends.push(followPurges(address, purge));
	// After subscribing, each replica purges everything it may have missed.
	await vi.waitFor(() => {
		for (const purge of replicas) expect(purge).toHaveBeenCalledTimes(1);
	}, 30_000);
	expect(await publish()).toBe(2);
	await vi.waitFor(() => {
		for (const purge of replicas)
			expect(purge.mock.calls).toEqual([
				[{ all: true, removed: [] }],
				[{ all: false, removed: ['a'] }],
			]);
	}, 30_000);
});

test.skipIf(!hasRedis())('a restored Redis connection triggers a purge', async () => {
	const purge = vi.fn();
	ends.push(followPurges(address, purge));
	await vi.waitFor(() => expect(purge).toHaveBeenCalledTimes(1), 30_000);
	server.kill();
	await new Promise((resolve) => server.once('exit', resolve));
	server = startRedis(new URL(address).port);
	await vi.waitFor(() => expect(purge).toHaveBeenCalledTimes(2), 30_000);
});
