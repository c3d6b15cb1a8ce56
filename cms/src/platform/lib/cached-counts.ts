import type { UID } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';

interface Rows {
	uid: UID.ContentType;
	where: Record<string, unknown>;
}

/**
 * Caches promises instead of numbers: callers during a count wait for that count, and a count that is evicted while
 * it runs is not stored.
 */
const countCache = new LRUCache<string, Promise<number>, Rows>({
	/** Enough for every filter of every list; searches evict the oldest. */
	max: 200,
	/** Milliseconds. Short, because other replicas write too. */
	ttl: 1000,
	memoMethod(key, _stale, { context: { uid, where } }) {
		const count = strapi.db.query(uid).count({ where });
		count.catch(() => countCache.delete(key));
		return count;
	},
});

/**
 * Counts rows, with a short-lived cache that changes on this server evict. Counting takes time in proportion to the
 * rows, and a list under load needs it often.
 */
export const countRowsCached = (
	uid: UID.ContentType,
	where: Record<string, unknown>,
): Promise<number> =>
	countCache.memo(`${uid} ${JSON.stringify(where)}`, { context: { uid, where } });

/** Evicts the counts of a content type, after every write. */
export function evictCounts(uid: string) {
	for (const key of [...countCache.keys()]) if (key.startsWith(`${uid} `)) countCache.delete(key);
}
