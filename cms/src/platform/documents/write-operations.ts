import type { UID } from '@strapi/strapi';
import type { SaveFields } from '@sumu/contract';
import type { Context } from 'koa';
import { addedResponse, changedResponse, deletedResponse } from '../../contract/responses';
import type { DocumentData } from '../fields';
import { orNotFound } from '../lib/http-errors';
import { saveDocument } from './save';

interface WriteOperationsConfig<Row, Item, Body> {
	reader: {
		drafts: { one: (documentId: string) => Promise<Row | null> };
		publishedWithState: { one: (documentId: string) => Promise<Row | null> };
	};
	present: (row: Row) => Item;
	/** Response of a read with `version=draft`, if it has more than `present` returns. */
	opened?: (documentId: string) => Promise<object>;
	/** Converts a body without its save options into columns. Missing ones stay unchanged. */
	columns: (body: Body) => Promise<DocumentData>;
}

/** Splits a body into its save options and the rest. */
export function splitSaveOptions<Body extends SaveFields>({
	status,
	publishAt,
	updated,
	...rest
}: Body) {
	return { how: { status, publishAt, updated }, rest };
}

/** Returns the options for creating a document: published, scheduled or as a draft. */
export const toCreateOptions = ({ status, publishAt }: SaveFields, data: DocumentData) => ({
	data: publishAt ? { ...data, publishAt } : data,
	status: status ?? (publishAt === undefined ? ('published' as const) : ('draft' as const)),
});

/**
 * Deletes a document with all its versions.
 * @throws NotFoundError
 */
export async function deleteDocument(uid: UID.ContentType, documentId: string) {
	const { entries } = await strapi.documents(uid).delete({ documentId });
	orNotFound(entries[0] ?? null);
	return deletedResponse(1);
}

/** Creates the write operations of a content type. Each responds with the document as written. */
export function createWriteOperations<Row, Item extends { _id: string }, Body extends object>(
	uid: UID.ContentType,
	{ reader, present, columns, opened }: WriteOperationsConfig<Row, Item, Body>,
) {
	const { drafts, publishedWithState } = reader;
	const draft = async (documentId: string) => present(orNotFound(await drafts.one(documentId)));
	const read = async (body: Body & SaveFields) => {
		const { how, rest } = splitSaveOptions(body);
		return { how, data: await columns(rest as unknown as Body) };
	};
	return {
		draft,
		async add(ctx: Context, body: Body & SaveFields) {
			const { how, data } = await read(body);
			const { documentId } = await strapi.documents(uid).create(toCreateOptions(how, data));
			ctx.status = 201;
			return addedResponse(await draft(documentId));
		},
		async update(documentId: string, body: Body & SaveFields) {
			const { how, data } = await read(body);
			const current = () => (opened ?? draft)(documentId);
			const isShown = await saveDocument(uid, documentId, data, { ...how, current });
			const savedRow = await (isShown ? publishedWithState : drafts).one(documentId);
			return changedResponse(present(orNotFound(savedRow)));
		},
		remove: (documentId: string) => deleteDocument(uid, documentId),
	};
}
