import { Client } from 'pg';
import { env } from '../env';

/** Any number, the same in every replica. */
const lock = 5_820_311;
let holder: Client | undefined;

/**
 * Replicas that start at once on one PostgreSQL make its tables and fill it one after the other.
 * A replica that dies loses its turn with its connection.
 */
export async function awaitTurn() {
	if (!env.DATABASE_URL) return;
	holder = new Client({ connectionString: env.DATABASE_URL });
	await holder.connect();
	await holder.query('select pg_advisory_lock($1)', [lock]);
}

export async function endTurn() {
	await holder?.end();
	holder = undefined;
}
