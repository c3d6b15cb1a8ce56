import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';

/** Content of a document without its position and times; can be passed to an update. */
export type DocumentContent = Record<string, unknown>;

interface Attribute {
	type: string;
	component?: UID.Component;
	target?: string;
	private?: boolean;
}
type Row = Record<string, unknown>;

/** Columns that are not content: keys, times and the position in a list. */
const fieldsToIgnore = new Set(
	'id documentId createdAt updatedAt publishedAt firstPublishedAt createdBy updatedBy locale localizations rank publishAt'.split(
		' ',
	),
);

const isContent = ([name, { type, target = '', private: isPrivate }]: [string, Attribute]) =>
	!fieldsToIgnore.has(name) && !isPrivate && (type !== 'relation' || target.startsWith('api::'));

/** Returns the attributes that are content. */
export const attributesOf = (uid: UID.Schema): [string, Attribute][] =>
	Object.entries(strapi.getModel(uid).attributes as Record<string, Attribute>).filter(isContent);

function populateOf(uid: UID.Schema): Record<string, object> {
	const parts = attributesOf(uid).flatMap(([name, { type, component }]): [string, object][] => {
		if (type === 'media') return [[name, { select: ['id'] }]];
		if (type === 'relation') return [[name, { select: ['documentId'] }]];
		return component ? [[name, { populate: populateOf(component) }]] : [];
	});
	return Object.fromEntries(parts);
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const mapRows = (value: unknown, read: (row: Row) => unknown): unknown => {
	if (Array.isArray(value)) return value.filter(isRow).map(read);
	return isRow(value) ? read(value) : null;
};

function extractContent(uid: UID.Schema, row: Row): DocumentContent {
	const values = attributesOf(uid).map(([name, { type, component }]) => {
		const value = row[name] ?? null;
		if (type === 'media') return [name, mapRows(value, ({ id }) => id)];
		if (type === 'relation') return [name, mapRows(value, ({ documentId }) => documentId)];
		return [name, component ? mapRows(value, (part) => extractContent(component, part)) : value];
	});
	return Object.fromEntries(values);
}

/** Returns the content of the row that the conditions name, or null. */
export async function readContent(
	uid: UID.ContentType,
	where: object,
): Promise<DocumentContent | null> {
	const row = await strapi.db.query(uid).findOne({ where, populate: populateOf(uid) });
	return row && extractContent(uid, row);
}

/** Returns the fields that differ, with the values of `to`. */
export const pickChangedFields = (from: DocumentContent, to: DocumentContent): DocumentContent =>
	Object.fromEntries(
		Object.entries(to).filter(([key, value]) => !isDeepStrictEqual(from[key], value)),
	);

/** Timestamps of a document; of its draft if the type has drafts. */
export interface DocumentTimes {
	createdAt: string;
	updatedAt: string;
	publishAt: string | null;
	/** Date that lists are sorted by; null if the type has none. */
	date: string | null;
	/** `updatedAt` of the published version; null if nothing is published. */
	shown: string | null;
}

export interface DocumentState extends DocumentTimes {
	content: DocumentContent;
}

export const hasDraftAndPublish = (uid: UID.ContentType) =>
	strapi.contentType(uid).options?.draftAndPublish === true;

/** Conditions for the row that a document is edited in. */
const whereEditedRow = (uid: UID.ContentType, documentId: string) => ({
	documentId,
	...(hasDraftAndPublish(uid) ? { publishedAt: { $null: true } } : {}),
});

async function toDocumentTimes(
	uid: UID.ContentType,
	documentId: string,
	row: Row,
): Promise<DocumentTimes> {
	const publishedRow = hasDraftAndPublish(uid)
		? await strapi.db.query(uid).findOne({
				select: ['updatedAt'],
				where: { documentId, publishedAt: { $notNull: true } },
			})
		: row;
	const time = (name: string) => (typeof row[name] === 'string' ? row[name] : null);
	return {
		createdAt: String(row.createdAt),
		updatedAt: String(row.updatedAt),
		publishAt: time('publishAt'),
		date: time('date'),
		shown: publishedRow?.updatedAt ?? null,
	};
}

/** Returns the timestamps of a document, or null if it does not exist. */
export async function getDocumentTimes(
	uid: UID.ContentType,
	documentId: string,
): Promise<DocumentTimes | null> {
	const { attributes } = strapi.contentType(uid);
	const names = ['createdAt', 'updatedAt', 'publishAt', 'date'];
	const row = await strapi.db.query(uid).findOne({
		select: names.filter((name) => name in attributes),
		where: whereEditedRow(uid, documentId),
	});
	return row && toDocumentTimes(uid, documentId, row);
}

/** Like `getDocumentTimes`, with the content. Needs one query for each component. */
export async function getDocumentState(
	uid: UID.ContentType,
	documentId: string,
): Promise<DocumentState | null> {
	const row = await strapi.db
		.query(uid)
		.findOne({ where: whereEditedRow(uid, documentId), populate: populateOf(uid) });
	if (!row) return null;
	return { ...(await toDocumentTimes(uid, documentId, row)), content: extractContent(uid, row) };
}
