import type { UID } from '@strapi/strapi';
import { type FieldMap, getQueryOptions, type StoredRow } from '../fields';
import { countRowsCached } from './cached-counts';
import { type QuerySlice, readSlice, type WhereFilter } from './slice';

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
