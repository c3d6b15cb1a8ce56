export interface Database {
	kind: 'sqlite' | 'postgres';
	/** Variables of the shared server: where its data lies. */
	variables: Record<string, string>;
	/** Where a test may start a server of its own on an empty database. */
	spare: Record<string, string>;
	/** A database as the first start leaves it: a file of SQLite, the name of one in PostgreSQL. */
	prepared: string;
}

declare module 'vitest' {
	interface ProvidedContext {
		url: string;
		/** What the shared server writes. */
		logFile: string;
		database: Database;
	}
}
