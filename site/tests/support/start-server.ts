import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, vi } from 'vitest';

export const site = join(import.meta.dirname, '../..');

export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	return typeof address === 'object' && address ? address.port : 0;
}

type Env = Readonly<Record<string, string>>;

/** Starts Node in the site's folder, with no environment variables except PATH. */
export function startNode(args: readonly string[], env: Env) {
	const child = spawn(process.execPath, args, {
		cwd: site,
		env: { PATH: process.env.PATH, ...env },
	});
	let printed = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk) => {
			printed += chunk;
		});
	const ended = once(child, 'exit').then(([code]) => Number(code));
	return {
		/** Returns the output so far. */
		printed: () => printed,
		/** Resolves to the exit code. */
		ended,
		async stop() {
			child.kill();
			await ended;
		},
	};
}

/**
 * Starts one of the site's servers.
 * @param cmsPort port of the CMS
 */
export async function startServer(args: readonly string[], cmsPort: number, env: Env = {}) {
	const port = await freePort();
	const server = startNode(args, {
		...env,
		SITE_PORT: String(port),
		CMS_PORT: String(cmsPort),
		INTERNAL_SECRET: 'only-for-tests-0123456789abcdef',
	});
	const listens = () => expect(server.printed()).toContain('The site listens');
	await vi.waitFor(listens, { timeout: 150_000, interval: 100 });
	return { ...server, address: `http://127.0.0.1:${port}` };
}
