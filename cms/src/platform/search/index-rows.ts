import type { Core, UID } from '@strapi/strapi';
import { postgresStore } from './postgres';
import { toIndexedText } from './query-words';
import { sqliteStore } from './sqlite';
import type { DatabaseConnection, IndexedEntry, SearchStore } from './store';

type Texts<Column extends string> = Readonly<Record<Column, string | null>>;

const controlCharsPattern = /\p{Cc}+/gu;
/** Returns a text on one line, without the control characters that mark matches. */
export const cleanText = (text: string | null) =>
	(text ?? '').replace(controlCharsPattern, ' ').replace(/\s+/g, ' ').trim();

/** Control characters of an indexed text: between its fields, and between prose and other fields. */
export const fieldSeparators = { field: '\u001E', kind: '\u001D' } as const;
const joinFields = (fields: readonly (string | null)[]) =>
	fields.map(cleanText).filter(Boolean).join(fieldSeparators.field);

/** Joins the fields of a row for the index. Excerpts show sentences of `prose` only; the other fields are only found. */
export const joinTexts = (
	prose: readonly (string | null)[],
	otherFields: readonly (string | null)[],
): string => joinFields(prose) + fieldSeparators.kind + joinFields(otherFields);

/** Rows of a content type that an index contains. */
const versionFilters = { published: { $notNull: true }, drafts: { $null: true } } as const;

/** Creates a searchable content type: its index, and its rows as they are indexed. */
export function searchedType<Column extends string>(
	uid: UID.ContentType,
	/** Name of the index table. */
	table: string,
	columns: readonly Column[],
	texts: (row: Texts<Column>) => Pick<IndexedEntry, 'title' | 'text'>,
	/** Returns the columns that must not be found. */
	hidden: () => Promise<readonly Column[]> = async () => [],
	version: keyof typeof versionFilters = 'published',
) {
	return {
		uid,
		table,
		async entries(
			strapi: Core.Strapi,
			slice: { where: Record<string, unknown>; limit: number },
		): Promise<IndexedEntry[]> {
			const rows: (Texts<Column> & { id: number })[] = await strapi.db.query(uid).findMany({
				select: ['id', ...columns],
				where: { ...slice.where, publishedAt: versionFilters[version] },
				orderBy: { id: 'asc' },
				limit: slice.limit,
			});
			const hiddenColumns = Object.fromEntries((await hidden()).map((column) => [column, null]));
			return rows.map((row) => ({ id: row.id, ...texts({ ...row, ...hiddenColumns }) }));
		},
	};
}

export type SearchedType = Pick<ReturnType<typeof searchedType>, 'uid' | 'table' | 'entries'>;

const BATCH_SIZE = 200;

export const getSearchStore = (strapi: Core.Strapi): SearchStore =>
	strapi.db.dialect.client === 'postgres' ? postgresStore : sqliteStore;

const toIndexed = ({ id, title, text }: IndexedEntry): IndexedEntry => ({
	id,
	title: toIndexedText(title),
	text: toIndexedText(text),
});

/** Rebuilds an index from the rows. */
export async function indexAll(
	strapi: Core.Strapi,
	database: DatabaseConnection,
	type: SearchedType,
) {
	const store = getSearchStore(strapi);
	await store.clear(database, type.table);
	let last = 0;
	for (;;) {
		const entries = await type.entries(strapi, { where: { id: { $gt: last } }, limit: BATCH_SIZE });
		await store.put(database, type.table, entries.map(toIndexed));
		if (entries.length < BATCH_SIZE) return;
		last = entries.at(-1)?.id ?? last;
	}
}

/** Updates a row in its index, or removes it if it was deleted or is of the other version. */
export async function indexOne(
	strapi: Core.Strapi,
	database: DatabaseConnection,
	type: SearchedType,
	id: number,
) {
	const store = getSearchStore(strapi);
	const [entry] = await type.entries(strapi, { where: { id }, limit: 1 });
	if (entry) await store.put(database, type.table, [toIndexed(entry)]);
	else await store.remove(database, type.table, id);
}
