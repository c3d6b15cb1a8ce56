import type { UID } from '@strapi/strapi';

type Where = Record<string, unknown>;
export type Order = Record<string, 'asc' | 'desc'>[];

interface Shape {
	select: string[];
	populate?: Record<string, true>;
}

interface Slice {
	where?: Where;
	orderBy: Order;
	offset?: number;
	limit: number;
}

/** Reads a content type's published rows, and only the columns a presenter needs. */
export function published<Row>(uid: UID.ContentType, { select, populate = {} }: Shape) {
	const only = (where: Where = {}) => ({ ...where, publishedAt: { $notNull: true } });
	return {
		count: (where?: Where): Promise<number> => strapi.db.query(uid).count({ where: only(where) }),
		list: ({ where, ...slice }: Slice): Promise<Row[]> =>
			strapi.db.query(uid).findMany({ select, populate, where: only(where), ...slice }),
		one: (documentId: string): Promise<Row | null> =>
			strapi.db.query(uid).findOne({ select, populate, where: only({ documentId }) }),
	};
}
