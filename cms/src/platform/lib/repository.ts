import type { UID } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { type FieldMap, getQueryOptions, type StoredRow } from '../fields';
import { type QuerySlice, readSlice, type SortOrder, type WhereFilter } from './slice';

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

export type { QuerySlice, SortOrder, WhereFilter } from './slice';

/** Offset from which rows are skipped in an index alone, which costs a second query. */
const MIN_DEEP_OFFSET = 100;

/** Creates a reader of a content type that selects only the columns that the field map needs. */
export function createRepository<M extends FieldMap>(
	uid: UID.ContentType,
	fields: M,
	only = (where: WhereFilter = {}) => where,
) {
	type Row = StoredRow<M>;
	const { select, populate } = getQueryOptions(fields);

	async function find({ where, ...rest }: Omit<QuerySlice, 'fromEnd'>): Promise<Row[]> {
		const query = strapi.db.query(uid);
		const { offset = 0, orderBy } = rest;
		if (offset < MIN_DEEP_OFFSET)
			return query.findMany({ select, populate, where: only(where), ...rest });
		const rows = await query.findMany({ select: ['id'], where: only(where), ...rest });
		const id = { $in: rows.map((row) => row.id) };
		return query.findMany({ select, populate, where: { id }, orderBy });
	}

	return {
		count: (where?: WhereFilter): Promise<number> =>
			strapi.db.query(uid).count({ where: only(where) }),
		list: (slice: QuerySlice): Promise<Row[]> => readSlice(slice, find),
		one: (documentId: string): Promise<Row | null> =>
			strapi.db.query(uid).findOne({ select, populate, where: only({ documentId }) }),
	};
}

const wherePublished = (where: WhereFilter = {}) => ({ ...where, publishedAt: { $notNull: true } });

/**
 * Like `createRepository`, for published rows. Their counts are cached, because every change of them goes through the document
 * service.
 */
export const createPublishedRepository = <M extends FieldMap>(uid: UID.ContentType, fields: M) => ({
	...createRepository(uid, fields, wherePublished),
	count: (where?: WhereFilter) => countRowsCached(uid, wherePublished(where)),
});

/** Each order has an index in the content type's schema; `id` makes it unambiguous. */
export const newestFirst: SortOrder = [{ date: 'desc' }, { id: 'desc' }];
export const lastCreatedFirst: SortOrder = [{ createdAt: 'desc' }, { id: 'desc' }];
export const oldestFirst: SortOrder = [{ date: 'asc' }, { id: 'asc' }];
export const lastChangedFirst: SortOrder = [{ updatedAt: 'desc' }, { id: 'desc' }];
/** The owner's order, highest rank first. */
export const highestRankFirst: SortOrder = [{ rank: 'desc' }, { id: 'desc' }];
/** The owner's order, lowest rank first. */
export const lowestRankFirst: SortOrder = [{ rank: 'asc' }, { id: 'asc' }];
