import type { UID } from '@strapi/strapi';

/** What the owner has written into a document, without its place and its times; fits into an update. */
export type Content = Record<string, unknown>;

interface Attribute {
	type: string;
	component?: UID.Component;
	target?: string;
	private?: boolean;
}
type Row = Record<string, unknown>;

/** Columns that are no content: keys, times, and where an entry stands in a list. */
const aside = new Set(
	'id documentId createdAt updatedAt publishedAt firstPublishedAt createdBy updatedBy locale localizations rank publishAt'.split(
		' ',
	),
);

const isContent = ([name, { type, target = '', private: isPrivate }]: [string, Attribute]) =>
	!aside.has(name) && !isPrivate && (type !== 'relation' || target.startsWith('api::'));

const attributesOf = (uid: UID.Schema): [string, Attribute][] =>
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

export interface Standing {
	content: Content;
	createdAt: string;
	updatedAt: string;
	publishAt: string | null;
	/** The time of what is shown; null where nothing is. */
	shown: string | null;
}

const isDrafted = (uid: UID.ContentType) =>
	strapi.contentType(uid).options?.draftAndPublish === true;

/** A document as it is now: its draft, where its type has drafts. Null where there is none. */
export async function standing(uid: UID.ContentType, documentId: string): Promise<Standing | null> {
	const hasDrafts = isDrafted(uid);
	const query = strapi.db.query(uid);
	const published = { $notNull: true };
	const row = await query.findOne({
		where: { documentId, ...(hasDrafts ? { publishedAt: { $null: true } } : {}) },
		populate: populateOf(uid),
	});
	if (!row) return null;
	const shown = hasDrafts
		? await query.findOne({ select: ['updatedAt'], where: { documentId, publishedAt: published } })
		: row;
	return {
		content: contentIn(uid, row),
		createdAt: row.createdAt,
		updatedAt: row.updatedAt,
		publishAt: row.publishAt ?? null,
		shown: shown?.updatedAt ?? null,
	};
}
