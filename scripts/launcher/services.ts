import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../setup/install.mjs';
import { StartError } from './preflight';

// Strapi's own housekeeping on a new database, and what React Router's compiler asks of Vite, say
// nothing to an owner.
const housekeeping = /\[(?:internal migration|discard-drafts)\]|`envFile` option is deprecated/;

const readyWithin = 10 * 60_000;
const stopWithin = 10_000;

/** A running part of the product. */
export interface Service {
	readonly name: string;
	readonly process: ChildProcess;
}

/** Starts a part in its folder; what it prints is shown with its name before it. */
export function startService(
	name: string,
	folder: string,
	[command = 'node', ...args]: readonly string[],
	env: NodeJS.ProcessEnv,
): Service {
	const child = spawn(command, args, {
		cwd: join(root, folder),
		env,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	for (const stream of [child.stdout, child.stderr])
		createInterface({ input: stream }).on('line', (line) => {
			if (line.trim() && !housekeeping.test(line)) console.log(`${name.padEnd(4)} │ ${line}`);
		});
	return { name, process: child };
}

const hasEnded = ({ process }: Service) => process.exitCode !== null || process.signalCode !== null;

/** @throws StartError when the service ends, or does not answer 2xx in time */
export async function waitUntilReady(service: Service, url: string): Promise<void> {
	const deadline = Date.now() + readyWithin;
	while (Date.now() < deadline) {
		if (hasEnded(service))
			throw new StartError(`The ${service.name} ended while starting; its last lines say why.`);
		const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
		if (response?.ok) return;
		await new Promise((resume) => setTimeout(resume, 150));
	}
	throw new StartError(`The ${service.name} did not answer at ${url}.`);
}

/** Asks every service to end, and ends those that do not. */
export async function stopServices(services: readonly Service[]): Promise<void> {
	await Promise.all(
		services.map(async (service) => {
			if (hasEnded(service)) return;
			const ended = once(service.process, 'exit');
			service.process.kill('SIGTERM');
			const force = setTimeout(() => service.process.kill('SIGKILL'), stopWithin);
			await ended;
			clearTimeout(force);
		}),
	);
}

/** Resolves with the name of the first service that ends. */
export const firstToEnd = (services: readonly Service[]): Promise<string> =>
	Promise.race(services.map(({ name, process }) => once(process, 'exit').then(() => name)));
