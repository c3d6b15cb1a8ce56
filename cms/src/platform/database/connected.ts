import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { explained } from './explain';

/** Milliseconds: one try, the first pause, the longest. */
const connectionTimeoutMillis = 5000;
const firstPause = 1000;
const longestPause = 30_000;

/** Whatever befalls the connection later is told by who uses it; unheard, it would end the process. */
const unheard = () => {};

/** A connection to PostgreSQL. As long as there is none it is tried again, after growing pauses, and the log says why. */
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
