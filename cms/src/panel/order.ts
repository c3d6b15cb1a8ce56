import { errors } from '@strapi/utils';
import { contentTypeOf, entryKinds, orderBodySchema, toEntryUid } from '@sumu/contract';
import type { Context } from 'koa';
import { reorderDocuments } from '../platform/documents/reorder';
import { orNotFound } from '../platform/lib/http-errors';
import { highestRankFirst, lowestRankFirst } from '../platform/lib/repository';
import { demandRead, demandUpdate } from './ability';

const sortOrders = { highestRankFirst, lowestRankFirst };

/** Returns the type of a call and its order on the site. @throws NotFoundError if the owner does not order the type */
function resolveOrderedType({ params }: Context) {
	const kind = orNotFound(entryKinds.find((each) => toEntryUid(each) === params.uid) ?? null);
	const { order, title } = contentTypeOf(kind);
	const { by, note } = orNotFound(order ?? null);
	return { uid: toEntryUid(kind), order: sortOrders[by], name: title, note };
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
