import type { UID } from '@strapi/strapi';

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
}

/** Reads a content type's rows, and only the columns a presenter needs. */
export function stored<Row>(
	uid: UID.ContentType,
	{ select, populate = {} }: Shape,
	only = (where: Where = {}) => where,
) {
	return {
		count: (where?: Where): Promise<number> => strapi.db.query(uid).count({ where: only(where) }),
		list: ({ where, ...slice }: Slice): Promise<Row[]> =>
			strapi.db.query(uid).findMany({ select, populate, where: only(where), ...slice }),
		one: (documentId: string): Promise<Row | null> =>
			strapi.db.query(uid).findOne({ select, populate, where: only({ documentId }) }),
	};
}

/** The same of published rows alone. */
export const published = <Row>(uid: UID.ContentType, shape: Shape) =>
	stored<Row>(uid, shape, (where = {}) => ({ ...where, publishedAt: { $notNull: true } }));
