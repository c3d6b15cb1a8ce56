import type { Client } from 'pg';
import { env } from '../env';
import { connectWithRetry } from '../platform/database/connect-with-retry';

/** Arbitrary lock number, equal in every replica. */
export const bootLockId = 5_820_311;
let lockClient: Client | undefined;

/**
 * Makes replicas that start together on one PostgreSQL create and fill its tables one after the other. A replica that
 * dies releases the lock with its connection. Waits for a database that is not up yet.
 */
export async function acquireBootLock() {
	if (!env.DATABASE_URL) return;
	lockClient = await connectWithRetry(env.DATABASE_URL);
	await requireUnicode(lockClient);
	await lockClient.query('select pg_advisory_lock($1)', [bootLockId]);
}

/**
 * Refuses a database whose encoding is not UTF8: in SQL_ASCII, for example, searches find nothing and texts are cut
 * inside characters.
 */
async function requireUnicode(client: Client) {
	const { rows } = await client.query('show server_encoding');
	const [{ server_encoding: encoding }] = rows;
	if (encoding === 'UTF8') return;
	await client.end();
	throw new Error(
		`DATABASE_URL: the database's encoding is ${encoding}; create one with the encoding UTF8.`,
	);
}

export async function releaseBootLock() {
	await lockClient?.end();
	lockClient = undefined;
}
