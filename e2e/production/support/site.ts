import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '../../../cms/tests/support/free-port.ts';
import { secret } from '../../../cms/tests/support/server.ts';

const folder = resolve(import.meta.dirname, '../../../site');

/** Starts the built site as a process, which a test may kill and start again on the same port. */
export async function startSite(cms: string, variables: Record<string, string> = {}, at?: number) {
	const port = at ?? (await freePort());
	const address = `http://127.0.0.1:${port}`;
	const run = () => {
		const child = spawn(process.execPath, ['build/server/index.js'], {
			cwd: folder,
			env: {
				PATH: process.env.PATH,
				NODE_ENV: 'production',
				SITE_PORT: String(port),
				CMS_INTERNAL_URL: cms,
				PUBLIC_URL: 'http://site.test',
				INTERNAL_SECRET: secret,
				...variables,
			},
			stdio: 'ignore',
		});
		return child;
	};
	let child = run();
	return {
		address,
		start: () => {
			child = run();
		},
		async kill() {
			const ended = once(child, 'exit');
			if (child.exitCode === null && child.kill('SIGKILL')) await ended;
		},
	};
}

export type Site = Awaited<ReturnType<typeof startSite>>;
