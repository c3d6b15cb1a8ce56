import { join } from 'node:path';
import { env } from '../../env';
import { makeDatabase, makeFolders } from './data-folder';

interface SqliteHandle {
	pragma(statement: string): unknown;
}

/** Keeps the values of a failed query out of its error message, and so out of the log. */
const compileSqlOnError = false;

/** Timeouts in milliseconds: connecting, one statement, and waiting for a connection of the pool. */
const DATABASE_TIMEOUTS_MS = { connect: 5000, statement: 60_000, pool: 12_000 } as const;

const createPostgresConfig = (connectionString: string) => ({
	connection: {
		client: 'postgres' as const,
		connection: {
			connectionString,
			connectionTimeoutMillis: DATABASE_TIMEOUTS_MS.connect,
			keepAlive: true,
			statement_timeout: DATABASE_TIMEOUTS_MS.statement,
			/** Client-side timeout, in case the connection is dead and the server cannot end the statement. */
			query_timeout: DATABASE_TIMEOUTS_MS.statement + DATABASE_TIMEOUTS_MS.connect,
		},
		pool: { min: 0, max: 10 },
		acquireConnectionTimeout: DATABASE_TIMEOUTS_MS.pool,
		compileSqlOnError,
	},
});

const createSqliteConfig = (file: string) => ({
	connection: {
		client: 'sqlite' as const,
		connection: { filename: makeDatabase(file) },
		useNullAsDefault: true,
		compileSqlOnError,
		pool: {
			/**
			 * WAL allows reads during a write; a second process waits for its turn. Each commit is flushed to disk
			 * before it is acknowledged, so that it survives a power failure.
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

/** SQLite file, used if DATABASE_URL is not set. */
export const sqliteFile = join(env.DATA_DIR, 'cms.db');

/** Returns the connection settings of the database. For SQLite, creates the database file, or `file` instead. */
export const getDatabaseConfig = (file?: string) =>
	env.DATABASE_URL
		? createPostgresConfig(env.DATABASE_URL)
		: createSqliteConfig(file ?? join(makeFolders(env.DATA_DIR), 'cms.db'));
