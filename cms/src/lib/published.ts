import type { UID } from '@strapi/strapi';
import { countOf } from './counts';
import { readSlice, type Slice, type Where } from './slice';

export type { Order, Slice, Where } from './slice';

interface Shape {
	select: string[];
	populate?: Record<string, true | { select: string[] }>;
}

/** Reads a content type's rows, and only the columns a presenter needs. */
export function stored<Row>(
	uid: UID.ContentType,
	{ select, populate = {} }: Shape,
	only = (where: Where = {}) => where,
) {
	return {
		count: (where?: Where): Promise<number> => strapi.db.query(uid).count({ where: only(where) }),
		list: (slice: Slice): Promise<Row[]> =>
			readSlice(slice, ({ where, ...rest }) =>
				strapi.db.query(uid).findMany({ select, populate, where: only(where), ...rest }),
			),
		one: (documentId: string): Promise<Row | null> =>
			strapi.db.query(uid).findOne({ select, populate, where: only({ documentId }) }),
	};
}

const arePublished = (where: Where = {}) => ({ ...where, publishedAt: { $notNull: true } });

/** The same of published rows alone, which are written as documents and so may be counted ahead. */
export const published = <Row>(uid: UID.ContentType, shape: Shape) => ({
	...stored<Row>(uid, shape, arePublished),
	count: (where?: Where) => countOf(uid, arePublished(where)),
});
