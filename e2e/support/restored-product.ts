import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { startCluster } from '../../cms/tests/support/cluster.ts';
import { cms, folder, ports, settings, site, startCommand } from './product';

const run = promisify(execFile);
const others = { site: ports.secondSite, cms: ports.secondCms };

/** As an owner runs it, with the secrets of the product under test. */
const command = (variables: NodeJS.ProcessEnv, ...args: string[]) =>
	run(
		process.execPath,
		[`--env-file=${join(folder, 'product.env')}`, '../scripts/backup.mjs', ...args],
		{ env: { ...process.env, ...variables } },
	);

/**
 * The product under test backed up while it runs, and restored into an empty PostgreSQL beside it. It says of itself that
 * it stands at the addresses of the first.
 */
export async function startRestored() {
	const file = join(folder, 'whole.tar.gz');
	await command(settings('product', ports), 'backup', file);
	const cluster = await startCluster(['restored']);
	const { DATABASE_URL } = cluster.variables('restored');
	const variables = {
		...settings('restored', others),
		DATABASE_URL,
		PUBLIC_URL: site,
		CMS_PUBLIC_URL: cms,
	};
	await command(variables, 'restore', file);
	const [program = '', ...args] = startCommand('product').split(' ');
	const child = spawn(program, args, { env: { ...process.env, ...variables }, stdio: 'inherit' });
	const address = `http://localhost:${others.site}`;
	await expect(async () => {
		expect((await fetch(`${address}/_ready`)).status).toBe(204);
	}).toPass({ timeout: 120_000 });
	return {
		address,
		async stop() {
			const ended = once(child, 'exit');
			child.kill('SIGTERM');
			await ended;
			await cluster.stop();
		},
	};
}
