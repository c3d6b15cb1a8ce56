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

/** How a part of the product is started. */
export interface Start {
	readonly name: string;
	/** From the root. */
	readonly folder: string;
	readonly command: readonly string[];
	readonly env: NodeJS.ProcessEnv;
}

/** A running part of the product; what it prints is shown with its name before it. */
export class Service {
	readonly name: string;
	/** Resolves with its name when it ends without being asked to. */
	readonly ended: Promise<string>;
	private child: ChildProcess;
	private isStopped = false;
	private tellEnd: (name: string) => void = () => {};

	constructor(private readonly start: Start) {
		this.name = start.name;
		this.ended = new Promise((resolve) => {
			this.tellEnd = resolve;
		});
		this.child = this.spawn();
	}

	get hasEnded(): boolean {
		return this.child.exitCode !== null || this.child.signalCode !== null;
	}

	/** Stops it for good. */
	async stop(): Promise<void> {
		this.isStopped = true;
		await this.end();
	}

	async restart(): Promise<void> {
		await this.end();
		if (!this.isStopped) this.child = this.spawn();
	}

	/** Asks it to end, and ends it when it does not. */
	private async end(): Promise<void> {
		const { child } = this;
		if (this.hasEnded) return;
		child.removeAllListeners('exit');
		const ended = once(child, 'exit');
		child.kill('SIGTERM');
		const force = setTimeout(() => child.kill('SIGKILL'), stopWithin);
		await ended;
		clearTimeout(force);
	}

	private spawn(): ChildProcess {
		const { name, folder, command, env } = this.start;
		const [program = 'node', ...args] = command;
		const child = spawn(program, args, {
			cwd: join(root, folder),
			env,
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		for (const stream of [child.stdout, child.stderr])
			createInterface({ input: stream }).on('line', (line) => {
				if (line.trim() && !housekeeping.test(line)) console.log(`${name.padEnd(4)} │ ${line}`);
			});
		child.on('exit', () => this.tellEnd(name));
		return child;
	}
}

/** @throws StartError when the service ends, or does not answer 2xx in time */
export async function waitUntilReady(service: Service, url: string): Promise<void> {
	const deadline = Date.now() + readyWithin;
	while (Date.now() < deadline) {
		if (service.hasEnded)
			throw new StartError(`The ${service.name} ended while starting; its last lines say why.`);
		const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
		if (response?.ok) return;
		await new Promise((resume) => setTimeout(resume, 150));
	}
	throw new StartError(`The ${service.name} did not answer at ${url}.`);
}
