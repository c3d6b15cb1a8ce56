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
