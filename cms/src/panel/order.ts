import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { orderBodySchema } from '@sumu/contract';
import type { Context } from 'koa';
import { reorderDocuments } from '../platform/documents/reorder';
import { orNotFound } from '../platform/lib/http-errors';
import { highestRankFirst, lowestRankFirst, type SortOrder } from '../platform/lib/sort-orders';
import { demandRead, demandUpdate } from './ability';

interface Ordered {
	order: SortOrder;
	/** Columns with an entry's name and an optional note on it. */
	name: string;
	note?: string;
}

/** Content types that the owner puts in order, with their order on the site. */
const orderedTypes: Readonly<Partial<Record<UID.ContentType, Ordered>>> = {
	'api::project.project': { order: highestRankFirst, name: 'projectsName', note: 'category' },
	'api::service.service': { order: lowestRankFirst, name: 'servicesHeader' },
	'api::skill.skill': { order: lowestRankFirst, name: 'skillName', note: 'group' },
};

/** Returns the type of a call and its order. @throws NotFoundError if the type has no order */
function resolveOrderedType({ params }: Context) {
	const uid = params.uid as UID.ContentType;
	return {
		uid,
		...orNotFound(Object.hasOwn(orderedTypes, uid) ? (orderedTypes[uid] ?? null) : null),
	};
}

/** Returns the published entries of a type, in the order of the site. */
export async function readOrder(ctx: Context) {
	const { uid, order, name, note } = resolveOrderedType(ctx);
	demandRead(ctx, uid);
	const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
		select: ['documentId', name, ...(note ? [note] : [])],
		where: { publishedAt: { $notNull: true } },
		orderBy: order,
	});
	ctx.body = {
		data: rows.map((row) => ({
			id: row.documentId,
			name: row[name] ?? '',
			note: (note && row[note]) || '',
		})),
	};
}

/** Puts entries in order, as `/sumu` does. */
export async function saveOrder(ctx: Context) {
	const { uid, order } = resolveOrderedType(ctx);
	demandUpdate(ctx, uid);
	const body = orderBodySchema.safeParse(ctx.request.body);
	if (!body.success) throw new errors.ValidationError('ids are missing');
	await reorderDocuments(uid, body.data.ids, order);
	ctx.body = { data: { ids: body.data.ids } };
}
