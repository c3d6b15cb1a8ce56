import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { ZodMiniType } from 'zod/mini';
import { redis } from '../lib/redis';

/** Redis script that writes a value only if nothing has changed it since it was read. */
const compareAndSet = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** Maximum keys in memory. Strangers can make up any number of keys; the least recently used are evicted. */
const max = 50_000;
/** Retries if other writers keep changing a state first. */
const attempts = 50;

/**
 * Creates a store with a small state under each key, kept for `lifetime` milliseconds after its last write. It uses
 * Redis if configured, and this process otherwise or while Redis does not respond.
 */
export function sharedState<State>(name: string, schema: ZodMiniType<State>, lifetime: number) {
	const own = new LRUCache<string, string>({ max, ttl: lifetime });
	const nameOf = (key: string) =>
		`limit:${name}:${createHash('sha256').update(key).digest('base64url')}`;
	const parsed = (text: string): State | undefined =>
		text ? schema.safeParse(JSON.parse(text)).data : undefined;

	async function changeIn(client: Redis, key: string, change: Change<State>) {
		for (let attempt = 0; attempt < attempts; attempt += 1) {
			const before = (await client.get(key)) ?? '';
			const after = change(parsed(before));
			if (after === undefined) return;
			const written = JSON.stringify(after);
			if (await client.eval(compareAndSet, 1, key, before, written, lifetime)) return;
		}
		throw new Error(`${name}: too many at once`);
	}

	function changeOwn(key: string, change: Change<State>) {
		const after = change(parsed(own.get(key) ?? ''));
		if (after !== undefined) own.set(key, JSON.stringify(after));
	}

	/**
	 * Changes the state of a key atomically. `change` may be called again if another replica was faster. Its result
	 * is written; undefined leaves the state unchanged.
	 */
	return async function changeState(key: string, change: Change<State>): Promise<void> {
		const client = redis();
		if (!client) return changeOwn(nameOf(key), change);
		await changeIn(client, nameOf(key), change).catch(() => changeOwn(nameOf(key), change));
	};
}

type Change<State> = (state: State | undefined) => State | undefined;
