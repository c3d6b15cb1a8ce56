import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cms, folder, ports, settings, site, startCommand } from '../../support/product';
import removeFolder from '../../support/remove-folder';
import { thirdParties } from '../../third-parties/addresses';
import { startMailServer } from '../../third-parties/mail-server';
import { metricsToken } from './metrics';

/** Default rate limits, and no third-party service except e-mail. */
const unset = {
	SEED_DEMO: 'false',
	METRICS_TOKEN: metricsToken,
	AUTH_RATE_LIMIT: '',
	SUBMIT_RATE_LIMIT: '',
	CALL_RATE_LIMIT: '',
	GOOGLE_CLIENT_ID: '',
	GOOGLE_CLIENT_SECRET: '',
	GOOGLE_ISSUER: '',
	GEOIP_IP_URL: '',
	GEOIP_URL: '',
	GEOIP_TOKEN: '',
};

const readyWithin = 15 * 60_000;

/**
 * Starts the product as its owner does, once for all attacks.
 * @returns a function that stops it
 */
export default async function startProduct() {
	mkdirSync(folder, { recursive: true });
	const stopMail = await startMailServer(thirdParties);
	const [command = '', ...args] = startCommand('abuse').split(' ');
	const child = spawn(command, args, {
		cwd: join(import.meta.dirname, '../..'),
		env: { ...process.env, ...settings('abuse', ports), ...unset },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let printed = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk) => {
			printed += chunk;
		});
	const stop = async () => {
		const ended = once(child, 'exit');
		if (child.exitCode === null && child.kill()) await ended;
		stopMail();
		removeFolder();
	};
	const deadline = Date.now() + readyWithin;
	for (const address of [cms, site])
		while (!(await isHealthy(address))) {
			if (child.exitCode === null && Date.now() < deadline) continue;
			await stop();
			throw new Error(`The product did not start:\n${printed}`);
		}
	return stop;
}

/** Checks the health of a server once; waits 200 ms if it is not healthy. */
async function isHealthy(address: string): Promise<boolean> {
	const answer = await fetch(`${address}/_health`).catch(() => null);
	if (answer?.status === 204) return true;
	await new Promise((resume) => setTimeout(resume, 200));
	return false;
}
