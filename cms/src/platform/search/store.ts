import type { Core } from '@strapi/strapi';

/** A connection, or the transaction under way. */
export type Database = Core.Strapi['db']['connection'];

/** A published row as it is indexed: plain text only. */
export interface Entry {
	id: number;
	title: string;
	text: string;
}

/** A row found; matches in its texts stand between the two signs of `signs`. */
export type Hit = Entry;

/** Full text in one kind of database; a table of its own for each content type. */
export interface Store {
	/** Creates what is missing. */
	prepare(database: Database, tables: readonly string[]): Promise<void>;
	put(database: Database, table: string, entries: readonly Entry[]): Promise<void>;
	remove(database: Database, table: string, id: number): Promise<void>;
	clear(database: Database, table: string): Promise<void>;
	/** Rows that hold words beginning with each of `words`, best first. */
	find(database: Database, table: string, words: readonly string[], limit: number): Promise<Hit[]>;
}

/** Control characters, which no indexed text holds. */
export const signs = { start: '\u0002', end: '\u0003' } as const;
