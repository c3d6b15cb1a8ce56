import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { useProduct } from '../testing/use-product';
import { release } from './release';

/** Limits in megabytes: memory of the installation and of the running product, disk after the installation. */
const LIMITS_MB = { install: 600, run: 900, disk: 400 } as const;
const BYTES_PER_MEGABYTE = 1024 ** 2;
const START_TIMEOUT_MS = 5 * 60_000;
/** Id of the user `nobody` on Debian. */
const UNPRIVILEGED_ID = 65534;
/** Programs that the documented steps use besides Node; no compiler, no Python. */
const allowedPrograms = ['sh', 'env', 'tar', 'gzip', 'uname', 'cat', 'setpriv'];

/** Memory control group with a limit, of either version of the kernel's interface. */
class MemoryGroup {
	readonly #isUnified = existsSync('/sys/fs/cgroup/cgroup.controllers');
	readonly #folder = join(
		this.#isUnified ? '/sys/fs/cgroup' : '/sys/fs/cgroup/memory',
		`small-server-${process.pid}`,
	);

	constructor() {
		if (this.#isUnified)
			writeFileSync('/sys/fs/cgroup/cgroup.subtree_control', '+memory', { flag: 'a' });
		mkdirSync(this.#folder);
	}

	get processFile(): string {
		return join(this.#folder, 'cgroup.procs');
	}

	setLimit(megabytes: number): void {
		const name = this.#isUnified ? 'memory.max' : 'memory.limit_in_bytes';
		writeFileSync(join(this.#folder, name), String(megabytes * BYTES_PER_MEGABYTE));
	}

	/** Returns how often the kernel has killed a process of the group. */
	countKills(): number {
		const name = this.#isUnified ? 'memory.events' : 'memory.oom_control';
		const text = readFileSync(join(this.#folder, name), 'utf8');
		return Number(/^oom_kill (\d+)$/m.exec(text)?.[1] ?? 0);
	}

	/** Returns the megabytes in use, without the page cache. */
	measureUse(): number {
		const text = readFileSync(join(this.#folder, 'memory.stat'), 'utf8');
		const bytes = /^(?:total_rss|anon) (\d+)$/m.exec(text)?.[1] ?? 0;
		return Math.round(Number(bytes) / BYTES_PER_MEGABYTE);
	}

	/** Ends every process of the group and removes it. */
	async remove(): Promise<void> {
		const listProcesses = () => readFileSync(this.processFile, 'utf8').split('\n').filter(Boolean);
		while (listProcesses().length > 0) {
			for (const id of listProcesses()) spawnSync('kill', ['-9', id]);
			await pause(100);
		}
		rmdirSync(this.#folder);
	}
}

/** Creates a folder for PATH with the programs of a server without a compiler. */
function createProgramFolder(folder: string): string {
	const programFolder = join(folder, 'bin');
	mkdirSync(programFolder);
	for (const name of allowedPrograms) {
		const { stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
		symlinkSync(stdout.trim(), join(programFolder, name));
	}
	symlinkSync(process.execPath, join(programFolder, 'node'));
	const { stdout } = spawnSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], {
		encoding: 'utf8',
	});
	symlinkSync(stdout.trim(), join(programFolder, 'npm'));
	return programFolder;
}

class Session {
	#peakMegabytes = 0;

	constructor(
		readonly group: MemoryGroup,
		readonly folder: string,
		readonly env: NodeJS.ProcessEnv,
	) {}

	/** Starts a command as the unprivileged user, within the limit. */
	spawn(command: readonly string[]) {
		const identity = `--reuid=${UNPRIVILEGED_ID} --regid=${UNPRIVILEGED_ID} --clear-groups`;
		const child = spawn(
			'sh',
			['-c', `echo $$ > ${this.group.processFile}; exec setpriv ${identity} "$@"`, '-', ...command],
			{ cwd: this.folder, env: this.env, stdio: ['ignore', 'inherit', 'inherit'], detached: true },
		);
		const timer = setInterval(() => {
			this.#peakMegabytes = Math.max(this.#peakMegabytes, this.group.measureUse());
		}, 100);
		child.once('exit', () => clearInterval(timer));
		return child;
	}

	/** Returns the most memory in megabytes since the last call, and starts again at 0. */
	takePeak(): number {
		const peak = this.#peakMegabytes;
		this.#peakMegabytes = 0;
		return peak;
	}

	/** @throws if the command fails */
	async run(...command: readonly string[]): Promise<void> {
		const [code] = await once(this.spawn(command), 'exit');
		if (code !== 0) throw new Error(`\`${command.join(' ')}\` ended with ${code}`);
	}
}

async function findFreePort(): Promise<string> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	return String(typeof address === 'object' && address ? address.port : 0);
}

async function waitUntilReady(origin: string, hasEnded: () => boolean): Promise<void> {
	const deadline = Date.now() + START_TIMEOUT_MS;
	while (Date.now() < deadline && !hasEnded()) {
		const response = await fetch(`${origin}/_ready`).catch(() => undefined);
		await response?.body?.cancel();
		if (response?.status === 204) return;
		await pause(500);
	}
	throw new Error('The product did not get ready.');
}

function measureDisk(folder: string): number {
	const { stdout } = spawnSync('du', ['-sm', folder], { encoding: 'utf8' });
	return Number(stdout.split('\t')[0]);
}

function requireAtMost(name: string, megabytes: number, limit: number): void {
	console.log(`  ${name}: ${megabytes} MB, at most ${limit} MB`);
	if (megabytes > limit) throw new Error(`${name} is ${megabytes} MB, more than ${limit} MB.`);
}

/**
 * Installs and starts a release as on a server with 1 GB: from an empty folder, as an unprivileged user, without a
 * compiler, within limits of memory and disk.
 */
async function main(): Promise<void> {
	if (process.getuid?.() !== 0) throw new Error('Run this as root: it creates a control group.');
	const file = process.argv[2] ?? (await release());
	const base = mkdtempSync(join(tmpdir(), 'small-server-'));
	chmodSync(base, 0o755);
	const folder = join(base, 'sumu');
	mkdirSync(folder);
	chownSync(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
	const group = new MemoryGroup();
	const ports = { SITE_PORT: await findFreePort(), CMS_PORT: await findFreePort() };
	const env = { PATH: createProgramFolder(base), HOME: folder, ...ports, DATA_DIR: 'data' };
	const session = new Session(group, folder, env);
	try {
		group.setLimit(LIMITS_MB.install);
		await session.run('tar', '-xzf', file, '--strip-components=1', '--no-same-owner');
		await session.run('npm', 'run', 'setup');
		requireAtMost('Memory while installing', session.takePeak(), LIMITS_MB.install);
		requireAtMost('Disk after installing', measureDisk(folder), LIMITS_MB.disk);

		group.setLimit(LIMITS_MB.run);
		const product = session.spawn(['npm', 'start']);
		let isEnded = false;
		const exitEvent = once(product, 'exit').then(() => {
			isEnded = true;
		});
		const site = `http://127.0.0.1:${ports.SITE_PORT}`;
		await waitUntilReady(site, () => isEnded);
		const settings = parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
		await useProduct(
			fetch,
			{ site, cms: `http://127.0.0.1:${ports.CMS_PORT}` },
			{ email: settings.OWNER_EMAIL ?? '', password: settings.OWNER_PASSWORD ?? '' },
		);
		await session.run('npm', 'run', 'doctor');
		await session.run('npm', 'run', 'backup');
		process.kill(-(product.pid ?? 0), 'SIGTERM');
		await exitEvent;
		requireAtMost('Memory while running', session.takePeak(), LIMITS_MB.run);
		if (group.countKills() > 0) throw new Error('The kernel killed a process for lack of memory.');
		console.log('\n  The release fits on a small server.\n');
	} finally {
		await group.remove();
		rmSync(base, { recursive: true, force: true });
	}
}

await main();
