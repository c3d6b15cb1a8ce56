import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { envVariables } from '@sumu/contract/env';
import { freePort } from '../../../cms/tests/support/free-port.ts';
import { waitUntilHealthy } from './wait-until-healthy';

/** This checkout. */
const here = resolve(import.meta.dirname, '../../..');

/** A running product, started like an owner does, with the demo content. */
export interface Product {
	/** Without a trailing slash. */
	readonly address: string;
	/** Folder with its database. */
	readonly dataDir: string;
	/** Process whose children are the CMS and the site. */
	readonly pid: number;
}

/** The environment without the product's own variables, which may be set for another product. */
const foreign = () =>
	Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in envVariables)));

/**
 * Starts the product on free ports with empty data, passes it to `measure` and stops it afterwards. Takes minutes
 * if the product has to be built.
 * @param own additional environment variables
 * @param root checkout to start from
 * @throws if the product does not start
 */
export async function withProduct<Result>(
	measure: (product: Product) => Promise<Result>,
	own: Readonly<Record<string, string>> = {},
	root = here,
): Promise<Result> {
	const folder = mkdtempSync(join(tmpdir(), 'bench-'));
	const port = await freePort();
	const address = `http://localhost:${port}`;
	const dataDir = join(folder, 'data');
	const child = spawn(
		process.execPath,
		['scripts/start.mjs', '--settings', join(folder, 'settings.env')],
		{
			cwd: root,
			env: {
				...foreign(),
				...own,
				SITE_PORT: String(port),
				CMS_PORT: String(await freePort()),
				DATA_DIR: dataDir,
			},
			stdio: ['ignore', 'pipe', 'pipe'],
		},
	);
	const exit = once(child, 'exit');
	try {
		await waitUntilHealthy(child, `${address}/_health`);
		return await measure({ address, dataDir, pid: child.pid ?? 0 });
	} finally {
		child.kill('SIGTERM');
		await exit;
		rmSync(folder, { recursive: true, force: true });
	}
}
