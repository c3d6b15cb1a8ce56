import type { UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { addedResponse, changedResponse, deletedResponse } from '../../contract/writes';
import type { Data } from '../fields';
import { found } from '../lib/found';

interface Content<Row, Item, Body> {
	one: (documentId: string) => Promise<Row | null>;
	present: (row: Row) => Item;
	/** The columns of a body; what is left out of it stays as it is. */
	columns: (body: Body) => Promise<Data>;
}

/** Deletes a document with all its versions, or responds with 404. */
export async function removed(uid: UID.ContentType, documentId: string) {
	const { entries } = await strapi.documents(uid).delete({ documentId });
	found(entries[0] ?? null);
	return deletedResponse(1);
}

/** Writes documents of a type that are published at once, and answers them as the site shows them. */
export function content<Row, Item extends { _id: string }, Body>(
	uid: UID.ContentType,
	{ one, present, columns }: Content<Row, Item, Body>,
) {
	const shown = async (documentId: string) => present(found(await one(documentId)));
	return {
		async add(ctx: Context, body: Body) {
			const data = await columns(body);
			const { documentId } = await strapi.documents(uid).create({ data, status: 'published' });
			ctx.status = 201;
			return addedResponse(await shown(documentId));
		},
		async update(documentId: string, body: Body) {
			const data = await columns(body);
			await shown(documentId);
			await strapi.documents(uid).update({ documentId, data, status: 'published' });
			return changedResponse(await shown(documentId));
		},
		remove: (documentId: string) => removed(uid, documentId),
	};
}
