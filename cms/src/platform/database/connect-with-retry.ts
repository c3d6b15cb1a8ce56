import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

type Place = Pick<Client, 'host' | 'port' | 'user' | 'database'>;

/** Explains a connection error and its solution to the administrator, without the password. */
export function explainConnectionError(
	error: unknown,
	{ host, port, user = '', database = '' }: Place,
): string {
	const code = error instanceof Error && 'code' in error ? error.code : '';
	const message = error instanceof Error ? error.message : String(error);
	if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
		return `there is no host “${host}”. Write the name or address of the database's machine.`;
	if (code === 'ECONNREFUSED')
		return `nothing listens at ${host}:${port}. Start PostgreSQL, or write the port it has.`;
	if (code === 'ETIMEDOUT' || code === 'EHOSTUNREACH' || /timeout expired/.test(message))
		return `${host}:${port} does not answer. Let this machine through its firewall, or write another address.`;
	if (code === '28P01' || code === '28000' || /password must be a string/.test(message))
		return `PostgreSQL does not let “${user}” in. Write the right user and password; characters such as @ and / as %40 and %2F.`;
	if (code === '3D000')
		return `there is no database “${database}”. Make it, with the encoding UTF8: createdb -E UTF8 -T template0 ${database}`;
	if (code === '57P03') return 'PostgreSQL is still starting, or stopping.';
	if (code === '53300') return 'PostgreSQL has no connection left. Raise its max_connections.';
	return message;
}

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
