/** Of the connection's socket, before and while it is used. */
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
 * PostgreSQL: the connection (08), its authorization (28) and database (3D), no room (53), stopped by
 * somebody (57), its disk (58); a database that only reads (25006).
 */
const postgresCodes = /^(08|28|3D|53|57|58)...$|^25006$/;

/** SQLite: the file cannot be opened, read, written or waited for, or has no room. */
const sqliteCodes = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|NOTADB|PROTOCOL|READONLY)/;

/** What the drivers and the pool give no code; 'aborted' is what waits for a connection when the CMS stops. */
const words =
	/^aborted$|Connection (terminated|ended)|not queryable|Query read timeout|timeout expired|acquiring a connection|Client was closed/;

const codeOf = (error: Error) =>
	'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Whether what a driver, or the pool before it, threw says that the database cannot be used now,
 * rather than that it was asked for something wrong.
 */
export function isDatabaseFailure(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = codeOf(error);
	return (
		socketCodes.has(code) ||
		postgresCodes.test(code) ||
		sqliteCodes.test(code) ||
		words.test(error.message)
	);
}

/** PostgreSQL: of transactions that stood in each other's way it gave this one up. */
const givenUp = new Set(['40001', '40P01']);

/** Whether the same would pass now: the database can be used as before. */
export const wasGivenUp = (error: unknown): boolean =>
	error instanceof Error && givenUp.has(codeOf(error));
