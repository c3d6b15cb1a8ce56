import type { UID } from '@strapi/strapi';
import { type FieldMap, type StoredRow, shapeOf } from '../fields';
import { countOf } from './counts';
import { readSlice, type Slice, type Where } from './slice';

export type { Order, Slice, Where } from './slice';

/** Offset from which rows are skipped in an index alone, which costs a second query. */
const deep = 100;

/** Creates a reader of a content type that selects only the columns that the field map needs. */
export function stored<M extends FieldMap>(
	uid: UID.ContentType,
	fields: M,
	only = (where: Where = {}) => where,
) {
	type Row = StoredRow<M>;
	const { select, populate } = shapeOf(fields);

	async function find({ where, ...rest }: Omit<Slice, 'fromEnd'>): Promise<Row[]> {
		const query = strapi.db.query(uid);
		const { offset = 0, orderBy } = rest;
		if (offset < deep) return query.findMany({ select, populate, where: only(where), ...rest });
		const rows = await query.findMany({ select: ['id'], where: only(where), ...rest });
		const id = { $in: rows.map((row) => row.id) };
		return query.findMany({ select, populate, where: { id }, orderBy });
	}

	return {
		count: (where?: Where): Promise<number> => strapi.db.query(uid).count({ where: only(where) }),
		list: (slice: Slice): Promise<Row[]> => readSlice(slice, find),
		one: (documentId: string): Promise<Row | null> =>
			strapi.db.query(uid).findOne({ select, populate, where: only({ documentId }) }),
	};
}

const arePublished = (where: Where = {}) => ({ ...where, publishedAt: { $notNull: true } });

/**
 * Like `stored`, for published rows. Their counts are cached, because every change of them goes through the document
 * service.
 */
export const published = <M extends FieldMap>(uid: UID.ContentType, fields: M) => ({
	...stored(uid, fields, arePublished),
	count: (where?: Where) => countOf(uid, arePublished(where)),
});
