import type { UID } from '@strapi/strapi';
import type { Save } from '@sumu/contract';
import type { Context } from 'koa';
import { addedResponse, changedResponse, deletedResponse } from '../../contract/writes';
import type { Data } from '../fields';
import { found } from '../lib/found';
import { save } from './save';

interface Content<Row, Item, Body> {
	/** Reader of current drafts; `live` reads published versions. */
	drafts: { one: (documentId: string) => Promise<Row | null> };
	live: { one: (documentId: string) => Promise<Row | null> };
	present: (row: Row) => Item;
	/** Response of a read with `version=draft`, if it has more than `present` returns. */
	opened?: (documentId: string) => Promise<object>;
	/** Converts a body without its save options into columns. Missing ones stay unchanged. */
	columns: (body: Body) => Promise<Data>;
}

/** Splits a body into its save options and the rest. */
export function parted<Body extends Save>({ status, publishAt, updated, ...rest }: Body) {
	return { how: { status, publishAt, updated }, rest };
}

/** Returns the options for creating a document: published, scheduled or as a draft. */
export const added = ({ status, publishAt }: Save, data: Data) => ({
	data: publishAt ? { ...data, publishAt } : data,
	status: status ?? (publishAt === undefined ? ('published' as const) : ('draft' as const)),
});

/**
 * Deletes a document with all its versions.
 * @throws NotFoundError
 */
export async function removed(uid: UID.ContentType, documentId: string) {
	const { entries } = await strapi.documents(uid).delete({ documentId });
	found(entries[0] ?? null);
	return deletedResponse(1);
}

/** Creates the write operations of a content type. Each responds with the document as written. */
export function content<Row, Item extends { _id: string }, Body extends object>(
	uid: UID.ContentType,
	{ drafts, live, present, columns, opened }: Content<Row, Item, Body>,
) {
	const draft = async (documentId: string) => present(found(await drafts.one(documentId)));
	const read = async (body: Body & Save) => {
		const { how, rest } = parted(body);
		return { how, data: await columns(rest as unknown as Body) };
	};
	return {
		draft,
		async add(ctx: Context, body: Body & Save) {
			const { how, data } = await read(body);
			const { documentId } = await strapi.documents(uid).create(added(how, data));
			ctx.status = 201;
			return addedResponse(await draft(documentId));
		},
		async update(documentId: string, body: Body & Save) {
			const { how, data } = await read(body);
			const current = () => (opened ?? draft)(documentId);
			const isShown = await save(uid, documentId, data, { ...how, current });
			const written = await (isShown ? live : drafts).one(documentId);
			return changedResponse(present(found(written)));
		},
		remove: (documentId: string) => removed(uid, documentId),
	};
}
