import type { Core } from '@strapi/strapi';

/** Socket errors, while connecting or later. */
const socketCodes = new Set([
	'ECONNREFUSED',
	'ECONNRESET',
	'EAI_AGAIN',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'ENOTFOUND',
	'EPIPE',
	'ETIMEDOUT',
]);

/**
 * PostgreSQL error classes: connection (08), authorization (28), database (3D), insufficient resources (53), operator
 * intervention (57), system error (58), and read-only transaction (25006).
 */
const postgresCodes = /^(08|28|3D|53|57|58)...$|^25006$/;

/** SQLite: the file cannot be opened, read, written or locked, or the disk is full. */
const sqliteCodes = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|NOTADB|PROTOCOL|READONLY)/;

/**
 * Messages of driver and pool errors without a code. 'aborted' means that the CMS stopped while waiting for a
 * connection.
 */
const failureMessagePattern =
	/^aborted$|Connection (terminated|ended)|not queryable|Query read timeout|timeout expired|acquiring a connection|Client was closed/;

const codeOf = (error: Error) =>
	'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Checks whether an error of the driver or the pool means that the database is unavailable, rather than that the
 * query was wrong.
 */
export function isDatabaseFailure(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = codeOf(error);
	return (
		socketCodes.has(code) ||
		postgresCodes.test(code) ||
		sqliteCodes.test(code) ||
		failureMessagePattern.test(error.message)
	);
}

/** PostgreSQL codes of a transaction that was aborted because it conflicted with another one. */
const transactionConflictCodes = new Set(['40001', '40P01']);

/** Checks whether the database aborted the transaction because of a conflict, so that a retry would succeed. */
export const isTransactionConflict = (error: unknown): boolean =>
	error instanceof Error && transactionConflictCodes.has(codeOf(error));

/** Times in milliseconds, from `performance.now`. */
let lastFailure = Number.NEGATIVE_INFINITY;
let lastLostCommit = Number.NEGATIVE_INFINITY;
let isDown = false;

function recordFailure(error: Error) {
	lastFailure = performance.now();
	if (isDown) return;
	isDown = true;
	strapi.log.warn(`The database does not answer: ${error.message || error.name}`);
}

function recordRecovery() {
	if (!isDown) return;
	isDown = false;
	strapi.log.info('The database answers again');
}

/**
 * Records each database failure at its source, because some callers catch the error and report another one, such as
 * Strapi's sign-in.
 */
export function watchDatabase({ db }: Core.Strapi) {
	db.connection.on('query-error', (error: Error, { sql }: { sql?: string }) => {
		// Knex reports a transaction as successful even if its commit fails.
		if (sql && /^commit/i.test(sql)) lastLostCommit = performance.now();
		if (isDatabaseFailure(error)) recordFailure(error);
	});
	db.connection.on('query-response', recordRecovery);
	// If one of several parallel queries has failed, nothing awaits the others.
	process.on('unhandledRejection', (error) => {
		if (!isDatabaseFailure(error)) throw error;
	});
	db.connection.client.pool.on('acquireFail', (_id: number, error: Error) => recordFailure(error));
}

/** Checks whether any query has failed since a time from `performance.now`. */
export const hasFailedSince = (moment: number): boolean => lastFailure >= moment;

/** Checks whether a commit has failed since that time. Its caller got no error. */
export const hasLostCommitSince = (moment: number): boolean => lastLostCommit >= moment;
