import { readEnv, toReachableHost } from '@sumu/contract/env';
import { env } from '../env';
import { Refusal } from '../platform/lib/refusal';
import { type Database, databaseKind } from './database';

const HEALTH_CHECK_TIMEOUT_MS = 3000;
const stopInstructions =
	'Stop the product first: Ctrl+C where `npm start` runs, or `docker compose stop site cms`.';

/** @throws Refusal if a CMS of this installation is running */
export async function requireStopped(): Promise<void> {
	const { CMS_INTERNAL_URL } = readEnv(['CMS_INTERNAL_URL'], process.env);
	const address = CMS_INTERNAL_URL ?? `http://${toReachableHost(env.HOST)}:${env.CMS_PORT}`;
	const options = { signal: AbortSignal.timeout(HEALTH_CHECK_TIMEOUT_MS) };
	const response = await fetch(`${address}/_health`, options).catch(() => null);
	await response?.body?.cancel();
	if (response?.status === 204)
		throw new Refusal(`The CMS is running at ${address}. ${stopInstructions}`);
}

/** @throws Refusal if another client is connected to the database */
export async function requireAlone({ connection }: Database): Promise<void> {
	if (databaseKind === 'sqlite') {
		// Leaving WAL mode requires exclusive access, and moves everything written into the main file.
		await connection.raw('pragma journal_mode = delete').catch(() => {
			throw new Refusal(`Another program has the database open. ${stopInstructions}`);
		});
		return;
	}
	const { rows }: { rows: { who: string }[] } = await connection.raw(
		`select concat_ws(' ', usename, nullif(application_name, ''), client_addr) as who from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
	);
	const others = rows.map(({ who }) => who).join(', ');
	if (others)
		throw new Refusal(`Others are connected to the database (${others}). ${stopInstructions}`);
}
