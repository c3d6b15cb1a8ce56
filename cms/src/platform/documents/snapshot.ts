import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';

/** Content of a document without its position and times; can be passed to an update. */
export type Content = Record<string, unknown>;

interface Attribute {
	type: string;
	component?: UID.Component;
	target?: string;
	private?: boolean;
}
type Row = Record<string, unknown>;

/** Columns that are not content: keys, times and the position in a list. */
const aside = new Set(
	'id documentId createdAt updatedAt publishedAt firstPublishedAt createdBy updatedBy locale localizations rank publishAt'.split(
		' ',
	),
);

const isContent = ([name, { type, target = '', private: isPrivate }]: [string, Attribute]) =>
	!aside.has(name) && !isPrivate && (type !== 'relation' || target.startsWith('api::'));

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

const each = (value: unknown, read: (row: Row) => unknown): unknown => {
	if (Array.isArray(value)) return value.filter(isRow).map(read);
	return isRow(value) ? read(value) : null;
};

function contentIn(uid: UID.Schema, row: Row): Content {
	const values = attributesOf(uid).map(([name, { type, component }]) => {
		const value = row[name] ?? null;
		if (type === 'media') return [name, each(value, ({ id }) => id)];
		if (type === 'relation') return [name, each(value, ({ documentId }) => documentId)];
		return [name, component ? each(value, (part) => contentIn(component, part)) : value];
	});
	return Object.fromEntries(values);
}

/** Returns the fields that differ, with the values of `to`. */
export const changes = (from: Content, to: Content): Content =>
	Object.fromEntries(
		Object.entries(to).filter(([key, value]) => !isDeepStrictEqual(from[key], value)),
	);

/** Timestamps of a document; of its draft if the type has drafts. */
export interface Times {
	createdAt: string;
	updatedAt: string;
	publishAt: string | null;
	/** Date that lists are sorted by; null if the type has none. */
	date: string | null;
	/** `updatedAt` of the published version; null if nothing is published. */
	shown: string | null;
}

export interface Standing extends Times {
	content: Content;
}

const isDrafted = (uid: UID.ContentType) =>
	strapi.contentType(uid).options?.draftAndPublish === true;

/** Conditions for the row that a document is edited in. */
const writtenRow = (uid: UID.ContentType, documentId: string) => ({
	documentId,
	...(isDrafted(uid) ? { publishedAt: { $null: true } } : {}),
});

async function timesIn(uid: UID.ContentType, documentId: string, row: Row): Promise<Times> {
	const shown = isDrafted(uid)
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
		shown: shown?.updatedAt ?? null,
	};
}

/** Returns the timestamps of a document, or null if it does not exist. */
export async function timesOf(uid: UID.ContentType, documentId: string): Promise<Times | null> {
	const { attributes } = strapi.contentType(uid);
	const names = ['createdAt', 'updatedAt', 'publishAt', 'date'];
	const row = await strapi.db.query(uid).findOne({
		select: names.filter((name) => name in attributes),
		where: writtenRow(uid, documentId),
	});
	return row && timesIn(uid, documentId, row);
}

/** Like `timesOf`, with the content. Needs one query for each component. */
export async function standing(uid: UID.ContentType, documentId: string): Promise<Standing | null> {
	const row = await strapi.db
		.query(uid)
		.findOne({ where: writtenRow(uid, documentId), populate: populateOf(uid) });
	if (!row) return null;
	return { ...(await timesIn(uid, documentId, row)), content: contentIn(uid, row) };
}
