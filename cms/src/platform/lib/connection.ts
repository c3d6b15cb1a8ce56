import { join } from 'node:path';
import { env } from '../../env';
import { makeDatabase, makeFolders } from './data-folder';

interface SqliteHandle {
	pragma(statement: string): unknown;
}

/** Values of a query that fails stay out of its message, and so out of the log. */
const compileSqlOnError = false;

/** Milliseconds: to connect, for one statement, and for a connection of the pool. */
const patience = { connect: 5000, statement: 60_000, pool: 12_000 } as const;

const postgres = (connectionString: string) => ({
	connection: {
		client: 'postgres' as const,
		connection: {
			connectionString,
			connectionTimeoutMillis: patience.connect,
			keepAlive: true,
			statement_timeout: patience.statement,
			/** Where nobody is there any more to end the statement. */
			query_timeout: patience.statement + patience.connect,
		},
		pool: { min: 0, max: 10 },
		acquireConnectionTimeout: patience.pool,
		compileSqlOnError,
	},
});

const sqlite = (file: string) => ({
	connection: {
		client: 'sqlite' as const,
		connection: { filename: makeDatabase(file) },
		useNullAsDefault: true,
		compileSqlOnError,
		pool: {
			/**
			 * WAL lets readers go on while one writes; a second process waits for its turn. Each commit is
			 * on the disk before it is answered: what was acknowledged survives a power cut too.
			 */
			afterCreate(
				database: SqliteHandle,
				done: (error: Error | null, database: SqliteHandle) => void,
			) {
				database.pragma('journal_mode = WAL');
				database.pragma('synchronous = FULL');
				database.pragma('busy_timeout = 5000');
				done(null, database);
			},
		},
	},
});

/** The SQLite file, where DATABASE_URL names no PostgreSQL. */
export const sqliteFile = join(env.DATA_DIR, 'cms.db');

/** How the product reaches its database; for SQLite it makes the file, or another one. */
export const connectionTo = (file?: string) =>
	env.DATABASE_URL
		? postgres(env.DATABASE_URL)
		: sqlite(file ?? join(makeFolders(env.DATA_DIR), 'cms.db'));
