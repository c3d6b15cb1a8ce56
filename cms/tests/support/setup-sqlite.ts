import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { share } from './shared.ts';

export default async function setup(project: TestProject) {
	const folder = mkdtempSync(join(tmpdir(), 'cms-sqlite-'));
	const server = await share(project, {
		kind: 'sqlite',
		variables: { DATA_DIR: join(folder, 'shared') },
		spare: { DATA_DIR: join(folder, 'spare') },
	});
	return async () => {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}
