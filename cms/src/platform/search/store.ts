import type { Core } from '@strapi/strapi';

/** Connection, or the current transaction. */
export type DatabaseConnection = Core.Strapi['db']['connection'];

/** Row as it is indexed, in plain text. */
export interface IndexedEntry {
	id: number;
	title: string;
	text: string;
}

/** Row that was found; each match in its texts is enclosed in `matchSigns`. */
export type SearchHit = IndexedEntry;

/** Full-text search in one kind of database, with one table for each content type. */
export interface SearchStore {
	/** Creates missing tables. */
	prepare(database: DatabaseConnection, tables: readonly string[]): Promise<void>;
	put(database: DatabaseConnection, table: string, entries: readonly IndexedEntry[]): Promise<void>;
	remove(database: DatabaseConnection, table: string, id: number): Promise<void>;
	clear(database: DatabaseConnection, table: string): Promise<void>;
	/**
	 * Finds rows with words that begin with one spelling of each of `words`, best match first. Parts of a spelling that
	 * are separated by spaces must follow each other.
	 */
	find(
		database: DatabaseConnection,
		table: string,
		words: readonly (readonly string[])[],
		limit: number,
	): Promise<SearchHit[]>;
}

/** Control characters that enclose a match; indexed texts contain none. */
export const matchSigns = { start: '\u0002', end: '\u0003' } as const;
