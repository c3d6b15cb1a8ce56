import { runCommand } from '../setup/run-command.mjs';
import type { BuiltService, Stack } from './stack';

const START_TIMEOUT_SECONDS = 600;

/** Docker with its Compose plugin. */
export class DockerStack implements Stack {
	readonly #folder: string;

	constructor(folder: string) {
		this.#folder = folder;
	}

	#compose(...args: readonly string[]): Promise<string> {
		return runCommand('docker', ['compose', '--project-name', 'sumu-test', ...args], {
			cwd: this.#folder,
		});
	}

	async build(): Promise<void> {
		await this.#compose('build');
	}

	async measureImage(service: BuiltService): Promise<number> {
		const name = `sumu-${service}:latest`;
		return Number(await runCommand('docker', ['image', 'inspect', '--format={{.Size}}', name]));
	}

	async start(services: readonly BuiltService[] = []): Promise<void> {
		await this.#compose(
			...['up', '--detach', '--no-build', '--wait', `--wait-timeout=${START_TIMEOUT_SECONDS}`],
			...services,
		);
	}

	async stop(services: readonly BuiltService[]): Promise<void> {
		await this.#compose('stop', ...services);
	}

	execute(service: BuiltService, command: readonly string[]): Promise<string> {
		return this.#compose('exec', '--no-TTY', service, ...command);
	}

	async runOnce(service: BuiltService, command: readonly string[]): Promise<void> {
		await this.#compose('run', '--rm', '--no-TTY', service, ...command);
	}

	async remove(): Promise<void> {
		await this.#compose('down', '--volumes');
	}

	readLogs(): Promise<string> {
		return this.#compose('logs', '--tail=40');
	}
}
