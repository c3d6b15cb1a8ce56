import type { UID } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';

interface Rows {
	uid: UID.ContentType;
	where: Record<string, unknown>;
}

/**
 * Promises rather than numbers: who asks while rows are being counted waits for that count, and
 * one that is forgotten meanwhile is not kept.
 */
const counts = new LRUCache<string, Promise<number>, Rows>({
	/** Enough for every filter of every list; searches push the oldest out. */
	max: 200,
	/** Milliseconds a count is believed: other replicas write too. */
	ttl: 1000,
	memoMethod(key, _stale, { context: { uid, where } }) {
		const count = strapi.db.query(uid).count({ where });
		count.catch(() => counts.delete(key));
		return count;
	},
});

/**
 * How many rows there are. Counting costs as much as there are rows, and a list under load asks
 * again and again: the answer holds for a moment, or until this server changes the content.
 */
export const countOf = (uid: UID.ContentType, where: Record<string, unknown>): Promise<number> =>
	counts.memo(`${uid} ${JSON.stringify(where)}`, { context: { uid, where } });

/** Forgets the counts of a content type. */
export function forgetCounts(uid: string) {
	for (const key of [...counts.keys()]) if (key.startsWith(`${uid} `)) counts.delete(key);
}
