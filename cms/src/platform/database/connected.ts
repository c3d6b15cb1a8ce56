import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { explained } from './explain';

/** Milliseconds: connection timeout, first and longest pause between attempts. */
const connectionTimeoutMillis = 5000;
const firstPause = 1000;
const longestPause = 30_000;

/** Ignores later errors of the connection, because its user reports them. An unhandled one would end the process. */
const unheard = () => {};

/** Connects to PostgreSQL. Retries with growing pauses until it succeeds, and logs the reason for each failure. */
export async function connected(connectionString: string): Promise<Client> {
	for (let wait = firstPause; ; wait = Math.min(wait * 2, longestPause)) {
		const client = new Client({ connectionString, connectionTimeoutMillis });
		client.on('error', unheard);
		try {
			await client.connect();
			return client;
		} catch (error) {
			const why = explained(error, client);
			strapi.log.warn(`DATABASE_URL: ${why} Trying again in ${wait / 1000} s.`);
			await client.end().catch(unheard);
			await pause(wait);
		}
	}
}
