import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { explainConnectionError } from './explain';

/** Milliseconds: connection timeout, first and longest pause between attempts. */
const CONNECTION_TIMEOUT_MS = 5000;
const FIRST_RETRY_DELAY_MS = 1000;
const MAX_RETRY_DELAY_MS = 30_000;

/** Ignores later errors of the connection, because its user reports them. An unhandled one would end the process. */
const ignoreError = () => {};

/** Connects to PostgreSQL. Retries with growing pauses until it succeeds, and logs the reason for each failure. */
export async function connectWithRetry(connectionString: string): Promise<Client> {
	for (let wait = FIRST_RETRY_DELAY_MS; ; wait = Math.min(wait * 2, MAX_RETRY_DELAY_MS)) {
		const client = new Client({ connectionString, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
		client.on('error', ignoreError);
		try {
			await client.connect();
			return client;
		} catch (error) {
			const why = explainConnectionError(error, client);
			strapi.log.warn(`DATABASE_URL: ${why} Trying again in ${wait / 1000} s.`);
			await client.end().catch(ignoreError);
			await pause(wait);
		}
	}
}
