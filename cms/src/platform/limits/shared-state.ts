import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { ZodMiniType } from 'zod/mini';
import { redis } from '../lib/redis';

/** Writes what is new only where nobody else wrote since it was read. */
const compareAndSet = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** Keys are what strangers type: however many they make up, memory holds the newest of them. */
const max = 50_000;
/** Whoever finds a state changed each time has this many quicker ones beside it. */
const attempts = 50;

/**
 * A small state under each key, kept for `lifetime` milliseconds after it was last written: in Redis
 * where replicas share one, else, or while Redis does not answer, in this process.
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
	 * Changes the state of a key, one after the other. `change` may be called again where another replica
	 * was quicker; what it answers is written, and undefined leaves the state as it is.
	 */
	return async function changeState(key: string, change: Change<State>): Promise<void> {
		const client = redis();
		if (!client) return changeOwn(nameOf(key), change);
		await changeIn(client, nameOf(key), change).catch(() => changeOwn(nameOf(key), change));
	};
}

type Change<State> = (state: State | undefined) => State | undefined;
