import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { variables } from '@sumu/contract/env';
import { freePort } from '../../../cms/tests/support/free-port.ts';
import { waitUntilHealthy } from './healthy';

/** This checkout. */
const here = resolve(import.meta.dirname, '../../..');

/** The product as an owner starts it, with the demo content. */
export interface Product {
	/** Without a slash at its end. */
	readonly address: string;
	/** Of the process whose children are the CMS and the site. */
	readonly pid: number;
}

/** What the shell says of another product is not for this one. */
const foreign = () =>
	Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in variables)));

/**
 * Starts the product on free ports and with empty data, hands it to `measure` and stops it after.
 * @param own variables it is started with besides
 * @param root the checkout it is started from
 * @throws when it does not start; minutes, where it has to be built
 */
export async function withProduct<Result>(
	measure: (product: Product) => Promise<Result>,
	own: Readonly<Record<string, string>> = {},
	root = here,
): Promise<Result> {
	const folder = mkdtempSync(join(tmpdir(), 'bench-'));
	const port = await freePort();
	const address = `http://localhost:${port}`;
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
				DATA_DIR: join(folder, 'data'),
			},
			stdio: ['ignore', 'pipe', 'pipe'],
		},
	);
	const exit = once(child, 'exit');
	try {
		await waitUntilHealthy(child, `${address}/_health`);
		return await measure({ address, pid: child.pid ?? 0 });
	} finally {
		child.kill('SIGTERM');
		await exit;
		rmSync(folder, { recursive: true, force: true });
	}
}
