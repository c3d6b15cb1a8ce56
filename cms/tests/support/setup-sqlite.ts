import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { TestProject } from 'vitest/node';
import { share } from './shared-server.ts';

export default async function setup(project: TestProject) {
	const folder = mkdtempSync(join(tmpdir(), 'cms-sqlite-'));
	const prepared = join(folder, 'prepared.db');
	const server = await share(project, {
		kind: 'sqlite',
		variables: { DATA_DIR: join(folder, 'shared') },
		spare: { DATA_DIR: join(folder, 'spare') },
		prepared,
	});
	const database = new Sqlite(join(folder, 'shared/cms.db'));
	await database.backup(prepared);
	database.close();
	return async () => {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}
