import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { ports, startCommand } from './product';

export const secondPorts = { site: ports.secondSite, cms: ports.secondCms };

/** Starts another product beside the one under test, and waits until it is ready. */
export async function startSecond(name: string, variables: Readonly<Record<string, string>>) {
	const [program = '', ...args] = startCommand(name).split(' ');
	const child = spawn(program, args, { env: { ...process.env, ...variables }, stdio: 'inherit' });
	const address = `http://localhost:${secondPorts.site}`;
	await expect(async () => {
		expect((await fetch(`${address}/_ready`)).status).toBe(204);
	}).toPass({ timeout: 240_000 });
	return {
		address,
		async stop() {
			const ended = once(child, 'exit');
			child.kill('SIGTERM');
			await ended;
		},
	};
}
