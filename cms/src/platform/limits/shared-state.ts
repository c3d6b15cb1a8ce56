import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { ZodMiniType } from 'zod/mini';
import { getRedis } from '../lib/redis';

/** Redis script that writes a value only if nothing has changed it since it was read. */
const compareAndSet = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** Maximum keys in memory. Strangers can make up any number of keys; the least recently used are evicted. */
const MAX_KEYS = 50_000;
/** Retries if other writers keep changing a state first. */
const MAX_WRITE_ATTEMPTS = 50;

/**
 * Creates a store with a small state under each key, kept for `lifetime` milliseconds after its last write. It uses
 * Redis if configured, and this process otherwise or while Redis does not respond.
 */
export function createSharedState<State>(
	name: string,
	schema: ZodMiniType<State>,
	lifetime: number,
) {
	const memoryStates = new LRUCache<string, string>({ max: MAX_KEYS, ttl: lifetime });
	const nameOf = (key: string) =>
		`limit:${name}:${createHash('sha256').update(key).digest('base64url')}`;
	const parseState = (text: string): State | undefined =>
		text ? schema.safeParse(JSON.parse(text)).data : undefined;

	async function changeInRedis(client: Redis, key: string, change: Change<State>) {
		for (let attempt = 0; attempt < MAX_WRITE_ATTEMPTS; attempt += 1) {
			const before = (await client.get(key)) ?? '';
			const after = change(parseState(before));
			if (after === undefined) return;
			const serializedState = JSON.stringify(after);
			if (await client.eval(compareAndSet, 1, key, before, serializedState, lifetime)) return;
		}
		throw new Error(`${name}: too many at once`);
	}

	function changeInMemory(key: string, change: Change<State>) {
		const after = change(parseState(memoryStates.get(key) ?? ''));
		if (after !== undefined) memoryStates.set(key, JSON.stringify(after));
	}

	/**
	 * Changes the state of a key atomically. `change` may be called again if another replica was faster. Its result
	 * is written; undefined leaves the state unchanged.
	 */
	return async function changeState(key: string, change: Change<State>): Promise<void> {
		const client = getRedis();
		if (!client) return changeInMemory(nameOf(key), change);
		await changeInRedis(client, nameOf(key), change).catch(() =>
			changeInMemory(nameOf(key), change),
		);
	};
}

type Change<State> = (state: State | undefined) => State | undefined;
