import { setTimeout as pause } from 'node:timers/promises';
import { requireFromCms } from '../setup/installed-packages';
import { runCommand } from '../setup/run-command.mjs';
import { type BuiltService, builtServices, type Stack } from './stack';

/** Service in the output of `docker-compose config`. */
interface ServiceConfig {
	readonly build?: { readonly context: string; readonly dockerfile?: string };
	readonly cap_drop: readonly string[];
	readonly command?: string;
	readonly depends_on?: Readonly<Record<string, unknown>>;
	readonly deploy: { readonly resources: { readonly limits: { readonly memory: string } } };
	readonly environment?: Readonly<Record<string, string>>;
	readonly healthcheck?: { readonly test: readonly string[] };
	readonly image: string;
	readonly read_only: boolean;
	readonly restart: string;
	readonly security_opt: readonly string[];
	readonly tmpfs?: readonly string[];
	readonly user?: string;
	readonly volumes?: readonly string[];
}

const HEALTH_TIMEOUT_MS = 10 * 60_000;
const HEALTH_PAUSE_MS = 1000;
/** Prefix of the names of containers and volumes. */
const prefix = 'sumu-test-';

/**
 * Podman, for machines without Docker's engine. It starts the services as docker-compose.yml says, with two differences:
 * one replica of each, and all in the network namespace of this process. It works without systemd.
 */
export class PodmanStack implements Stack {
	readonly #folder: string;
	#services: Readonly<Record<string, ServiceConfig>> | undefined;

	constructor(folder: string) {
		this.#folder = folder;
	}

	#podman(...args: readonly string[]): Promise<string> {
		// runc also works where both versions of control groups are mounted.
		return runCommand('podman', ['--runtime=runc', ...args], {
			env: { STORAGE_DRIVER: 'vfs', ...process.env },
		});
	}

	/** Returns the services in the order of their start. */
	async #readServices(): Promise<Readonly<Record<string, ServiceConfig>>> {
		if (this.#services) return this.#services;
		const { parse } = requireFromCms<{ parse: (text: string) => unknown }>('yaml');
		const text = await runCommand('docker-compose', ['config'], { cwd: this.#folder });
		const services: Record<string, ServiceConfig> = Object(parse(text)).services;
		const orderedServices: Record<string, ServiceConfig> = {};
		const add = (name: string) => {
			const service = services[name];
			if (!service || orderedServices[name]) return;
			for (const dependency of Object.keys(service.depends_on ?? {})) add(dependency);
			orderedServices[name] = service;
		};
		for (const name of Object.keys(services)) add(name);
		this.#services = orderedServices;
		return orderedServices;
	}

	async #readService(name: string): Promise<ServiceConfig> {
		const service = (await this.#readServices())[name];
		if (!service) throw new Error(`docker-compose.yml has no service ${name}.`);
		return service;
	}

	async build(): Promise<void> {
		for (const name of builtServices) {
			const { build, image } = await this.#readService(name);
			if (!build) throw new Error(`The service ${name} has no build.`);
			const file = `${build.context}/${build.dockerfile ?? 'Dockerfile'}`;
			await this.#podman(
				...['build', '--isolation=chroot', '--pull=never', `--tag=${image}`, `--file=${file}`],
				build.context,
			);
		}
	}

	async measureImage(name: BuiltService): Promise<number> {
		const { image } = await this.#readService(name);
		return Number(await this.#podman('image', 'inspect', '--format={{.Size}}', image));
	}

	async #getRunOptions(name: string): Promise<string[]> {
		const service = await this.#readService(name);
		const values = (option: string, list: readonly string[] = []) =>
			list.map((value) => `--${option}=${value}`);
		return [
			'--network=host',
			...values(
				'add-host',
				Object.keys(await this.#readServices()).map((host) => `${host}:127.0.0.1`),
			),
			// The defaults are more than an unprivileged machine may set.
			...values('ulimit', ['nofile=8192:8192', 'nproc=4096:4096']),
			`--read-only=${service.read_only}`,
			'--read-only-tmpfs=false',
			...values('cap-drop', service.cap_drop),
			...values(
				'security-opt',
				service.security_opt.map((option) => option.replace(':true', '')),
			),
			`--memory=${service.deploy.resources.limits.memory}`,
			// With the permissions that Docker gives them.
			...values(
				'tmpfs',
				service.tmpfs?.map((path) => `${path}:mode=1777`),
			),
			...values('user', service.user ? [service.user] : []),
			...values(
				'volume',
				service.volumes?.map((volume) => (volume.startsWith('/') ? volume : prefix + volume)),
			),
			...values(
				'env',
				Object.entries(service.environment ?? {}).map(
					([variable, value]) => `${variable}=${value}`,
				),
			),
		];
	}

	async start(names?: readonly BuiltService[]): Promise<void> {
		for (const name of Object.keys(await this.#readServices())) {
			if (names && !names.some((one) => one === name)) continue;
			const { image, restart, command } = await this.#readService(name);
			await this.#podman(
				...['run', '--detach', '--replace', `--name=${prefix}${name}`, `--restart=${restart}`],
				...(await this.#getRunOptions(name)),
				image,
				...(command ? ['sh', '-c', `exec ${command}`] : []),
			);
			await this.#waitUntilHealthy(name);
		}
	}

	/** Runs the health check itself: Podman leaves that to systemd. */
	async #waitUntilHealthy(name: string): Promise<void> {
		const { healthcheck } = await this.#readService(name);
		if (!healthcheck) return;
		const [kind, ...words] = healthcheck.test;
		const command = kind === 'CMD-SHELL' ? ['sh', '-c', ...words] : words;
		const deadline = Date.now() + HEALTH_TIMEOUT_MS;
		for (;;) {
			try {
				await this.#podman('exec', `${prefix}${name}`, ...command);
				return;
			} catch (error) {
				if (Date.now() > deadline)
					throw new Error(`${name} does not become healthy.`, { cause: error });
			}
			await pause(HEALTH_PAUSE_MS);
		}
	}

	async stop(names: readonly BuiltService[]): Promise<void> {
		await this.#podman('stop', ...names.map((name) => prefix + name));
	}

	execute(name: BuiltService, command: readonly string[]): Promise<string> {
		return this.#podman('exec', `${prefix}${name}`, ...command);
	}

	async runOnce(name: BuiltService, command: readonly string[]): Promise<void> {
		const { image } = await this.#readService(name);
		await this.#podman('run', '--rm', ...(await this.#getRunOptions(name)), image, ...command);
	}

	async remove(): Promise<void> {
		const services = await this.#readServices();
		const containers = Object.keys(services).map((name) => prefix + name);
		await this.#podman('rm', '--force', '--ignore', ...containers);
		const volumes = Object.values(services)
			.flatMap(({ volumes = [] }) => volumes)
			.filter((volume) => !volume.startsWith('/'))
			.map((volume) => prefix + volume.split(':')[0]);
		await this.#podman('volume', 'rm', '--force', ...new Set(volumes));
	}

	async readLogs(): Promise<string> {
		const names = Object.keys(await this.#readServices());
		const logs = await Promise.allSettled(
			names.map((name) => this.#podman('logs', '--tail=40', prefix + name)),
		);
		return logs
			.map((log, index) => `${names[index]}:\n${log.status === 'fulfilled' ? log.value : ''}`)
			.join('\n');
	}
}
