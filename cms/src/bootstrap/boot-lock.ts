import type { Client } from 'pg';
import { env } from '../env';
import { connected } from '../platform/database/connected';

/** Any number, the same in every replica. */
export const bootLock = 5_820_311;
let holder: Client | undefined;

/**
 * Replicas that start at once on one PostgreSQL make its tables and fill it one after the other.
 * A replica that dies loses its turn with its connection; a database that is not there is waited for.
 */
export async function acquireBootLock() {
	if (!env.DATABASE_URL) return;
	holder = await connected(env.DATABASE_URL);
	await requireUnicode(holder);
	await holder.query('select pg_advisory_lock($1)', [bootLock]);
}

/** What a database of bytes is asked about letters, it answers wrong: nothing is found, and texts are cut in two. */
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
	await holder?.end();
	holder = undefined;
}
