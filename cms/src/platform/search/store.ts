import type { Core } from '@strapi/strapi';

/** Connection, or the current transaction. */
export type Database = Core.Strapi['db']['connection'];

/** Published row as it is indexed, in plain text. */
export interface Entry {
	id: number;
	title: string;
	text: string;
}

/** Row that was found; each match in its texts is enclosed in `signs`. */
export type Hit = Entry;

/** Full-text search in one kind of database, with one table for each content type. */
export interface Store {
	/** Creates missing tables. */
	prepare(database: Database, tables: readonly string[]): Promise<void>;
	put(database: Database, table: string, entries: readonly Entry[]): Promise<void>;
	remove(database: Database, table: string, id: number): Promise<void>;
	clear(database: Database, table: string): Promise<void>;
	/** Finds rows with words that begin with each of `words`, best match first. */
	find(database: Database, table: string, words: readonly string[], limit: number): Promise<Hit[]>;
}

/** Control characters that enclose a match; indexed texts contain none. */
export const signs = { start: '\u0002', end: '\u0003' } as const;
