import type { UID } from '@strapi/strapi';
import { countOf } from './counts';

export type Where = Record<string, unknown>;
export type Order = Record<string, 'asc' | 'desc'>[];

interface Shape {
	select: string[];
	populate?: Record<string, true | { select: string[] }>;
}

export interface Slice {
	where?: Where;
	orderBy: Order;
	offset?: number;
	limit: number;
	/** `offset` counts from the end: the last page is as near as the first. */
	fromEnd?: boolean;
}

const reversed = (order: Order): Order =>
	order.map((fields) =>
		Object.fromEntries(
			Object.entries(fields).map(([field, way]) => [field, way === 'asc' ? 'desc' : 'asc']),
		),
	);

/** Reads a content type's rows, and only the columns a presenter needs. */
export function stored<Row>(
	uid: UID.ContentType,
	{ select, populate = {} }: Shape,
	only = (where: Where = {}) => where,
) {
	return {
		count: (where?: Where): Promise<number> => strapi.db.query(uid).count({ where: only(where) }),
		async list({ where, orderBy, fromEnd = false, ...slice }: Slice): Promise<Row[]> {
			const order = fromEnd ? reversed(orderBy) : orderBy;
			const what = { select, populate, where: only(where), orderBy: order, ...slice };
			const rows: Row[] = await strapi.db.query(uid).findMany(what);
			return fromEnd ? rows.reverse() : rows;
		},
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
