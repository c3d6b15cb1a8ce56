import type { Core, UID } from '@strapi/strapi';
import type { IndexedEntry } from './store';

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

/** Creates a searchable content type: its index, and its published rows as they are indexed. */
export function searchedType<Column extends string>(
	uid: UID.ContentType,
	/** Name of the index table. */
	table: string,
	columns: readonly Column[],
	texts: (row: Texts<Column>) => Pick<IndexedEntry, 'title' | 'text'>,
	/** Returns the columns that must not be found. */
	hidden: () => Promise<readonly Column[]> = async () => [],
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
				where: { ...slice.where, publishedAt: { $notNull: true } },
				orderBy: { id: 'asc' },
				limit: slice.limit,
			});
			const hiddenColumns = Object.fromEntries((await hidden()).map((column) => [column, null]));
			return rows.map((row) => ({ id: row.id, ...texts({ ...row, ...hiddenColumns }) }));
		},
	};
}

export type SearchedType = Pick<ReturnType<typeof searchedType>, 'uid' | 'table' | 'entries'>;
