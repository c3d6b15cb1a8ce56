import type { UID } from '@strapi/strapi';

/** Milliseconds a count is believed: other replicas write too. */
const believed = 1000;
/** Enough for every filter of every list; searches push the oldest out. */
const most = 200;

interface Counted {
	at: number;
	count: Promise<number>;
}

const counts = new Map<string, Counted>();

/**
 * How many rows there are. Counting costs as much as there are rows, and a list under load asks
 * again and again: the answer holds for a moment, or until this server changes the content.
 */
export function countOf(uid: UID.ContentType, where: Record<string, unknown>): Promise<number> {
	const key = `${uid} ${JSON.stringify(where)}`;
	const known = counts.get(key);
	if (known && Date.now() - known.at < believed) return known.count;
	const count = strapi.db.query(uid).count({ where });
	counts.delete(key);
	counts.set(key, { at: Date.now(), count });
	count.catch(() => counts.delete(key));
	const [oldest] = counts.keys();
	if (counts.size > most && oldest !== undefined) counts.delete(oldest);
	return count;
}

/** Forgets the counts of a content type. */
export function forgetCounts(uid: string) {
	for (const key of counts.keys()) if (key.startsWith(`${uid} `)) counts.delete(key);
}
