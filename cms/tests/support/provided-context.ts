export interface Database {
	kind: 'sqlite' | 'postgres';
	/** Variables of the shared server, with its data folder. */
	variables: Record<string, string>;
	/** Variables for a test's own server on an empty database. */
	spare: Record<string, string>;
	/** Database as the first start leaves it: the path of a SQLite file, or a PostgreSQL database name. */
	prepared: string;
}

declare module 'vitest' {
	interface ProvidedContext {
		url: string;
		/** Path of the shared server's log. */
		logFile: string;
		database: Database;
	}
}
