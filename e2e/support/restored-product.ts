import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startCluster } from '../../cms/tests/support/cluster.ts';
import { cms, folder, ports, settings, site } from './product';
import { secondPorts, startSecond } from './second-product';

const run = promisify(execFile);

/** Runs the backup command like an owner, with the secrets of the product under test. */
const command = (variables: NodeJS.ProcessEnv, ...args: string[]) =>
	run(
		process.execPath,
		[`--env-file=${join(folder, 'product.env')}`, '../scripts/backup.mjs', ...args],
		{ env: { ...process.env, ...variables } },
	);

/**
 * Backs up the product under test while it runs, and restores it into a second product on an empty PostgreSQL. The
 * public addresses of the copy are those of the original.
 */
export async function startRestored() {
	const file = join(folder, 'whole.tar.gz');
	await command(settings('product', ports), 'backup', file);
	const cluster = await startCluster(['restored']);
	const { DATABASE_URL } = cluster.variables('restored');
	const variables = {
		...settings('restored', secondPorts),
		DATABASE_URL,
		PUBLIC_URL: site,
		CMS_PUBLIC_URL: cms,
	};
	await command(variables, 'restore', file);
	const { address, stop } = await startSecond('product', variables);
	return {
		address,
		async stop() {
			await stop();
			await cluster.stop();
		},
	};
}
