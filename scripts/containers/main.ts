import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { repositoryRoot } from '../setup/install.mjs';
import { runStep } from '../setup/progress.mjs';
import { runCommand } from '../setup/run-command.mjs';
import {
	type Addresses,
	type Call,
	expectOk,
	type Owner,
	type Publication,
	publishPost,
	useProduct,
} from '../testing/use-product';
import { createClient } from './create-client';
import { DockerStack } from './docker-stack';
import { PodmanStack } from './podman-stack';
import { type BuiltService, builtServices, type Stack } from './stack';

const BYTES_PER_MEGABYTE = 1_000_000;
/** Largest images in megabytes, all layers included. */
const imageLimitsInMegabytes: Readonly<Partial<Record<BuiltService, number>>> = {
	site: 250,
	cms: 500,
};
const addresses: Addresses = { site: 'https://localhost', cms: 'https://cms.localhost' };
const READY_TIMEOUT_MS = 2 * 60_000;
const READY_PAUSE_MS = 500;
/** Authority that Caddy makes for names such as `localhost`. */
const authorityFile = '/data/caddy/pki/authorities/local/root.crt';

/** Whether this process is the one that `startInOwnNetwork` started. */
const isInOwnNetwork = process.argv[2] === '--in-own-network';
const hasDocker = spawnSync('docker', ['compose', 'version']).status === 0;

/** Copies the sources to an empty folder, as a clone, and writes the settings there as docs/deploy.md says. */
async function prepareFolder(): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'containers-'));
	const list = await runCommand(
		'git',
		['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
		{ cwd: repositoryRoot },
	);
	for (const path of list.split('\0').filter(Boolean)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		cpSync(join(repositoryRoot, path), join(folder, path));
	}
	const settings = {
		SITE_DOMAIN: 'localhost',
		CMS_DOMAIN: 'cms.localhost',
		OWNER_EMAIL: 'owner@example.com',
	};
	await runCommand(
		'npm',
		['run', 'secrets', '--', ...Object.entries(settings).map((pair) => pair.join('='))],
		{ cwd: folder },
	);
	return folder;
}

async function requireSmallImages(stack: Stack): Promise<void> {
	for (const service of builtServices) {
		const megabytes = Math.round((await stack.measureImage(service)) / BYTES_PER_MEGABYTE);
		const limit = imageLimitsInMegabytes[service];
		console.log(`  Image of ${service}: ${megabytes} MB${limit ? `, at most ${limit} MB` : ''}`);
		if (limit && megabytes > limit)
			throw new Error(`The image of ${service} has ${megabytes} MB, more than ${limit} MB.`);
	}
}

/** Fails unless a service runs as an unprivileged user without capabilities, on a read-only root, within its limit. */
async function requireHardened(stack: Stack, service: BuiltService): Promise<void> {
	const script = `
		id -u
		grep -E '^(CapBnd|NoNewPrivs)' /proc/self/status
		if touch /written 2>/dev/null; then echo writable; fi
		cat /sys/fs/cgroup/memory.max 2>/dev/null || cat /sys/fs/cgroup/memory/memory.limit_in_bytes`;
	const [user, capabilities, privileges, limit, ...rest] = (
		await stack.execute(service, ['sh', '-c', script])
	)
		.trim()
		.split('\n');
	const state = `${service}: user ${user}, ${capabilities}, ${privileges}, limit ${limit} ${rest}`;
	if (
		user === '0' ||
		!/:\s*0+$/.test(capabilities ?? '') ||
		!privileges?.endsWith('1') ||
		!(Number(limit) < 1024 ** 3) ||
		rest.length > 0
	)
		throw new Error(`Not hardened: ${state}`);
	console.log(`  ${state}`);
}

async function waitUntilReady(call: Call): Promise<void> {
	const deadline = Date.now() + READY_TIMEOUT_MS;
	for (;;) {
		const response = await call(`${addresses.site}/_ready`).catch(() => undefined);
		if (response?.status === 204) return;
		if (Date.now() > deadline) throw new Error('The site does not answer through Caddy.');
		await pause(READY_PAUSE_MS);
	}
}

async function expectPublished(call: Call, publication: Publication): Promise<void> {
	for (const address of Object.values(publication))
		await (await expectOk(call, address)).arrayBuffer();
}

async function expectMissing(call: Call, address: string): Promise<void> {
	const { status } = await call(address);
	if (status !== 404) throw new Error(`${address} answers ${status} instead of 404.`);
}

/** Starts everything, uses it, restarts it, backs it up and restores it. */
async function useStack(stack: Stack, owner: Owner): Promise<void> {
	await runStep('Starting all services', () => stack.start());
	for (const service of builtServices) await requireHardened(stack, service);
	const call = createClient(await stack.execute('caddy', ['cat', authorityFile]));
	await waitUntilReady(call);
	const first = await runStep('Signing in, uploading and publishing', () =>
		useProduct(call, addresses, owner),
	);
	const restartedParts = ['site', 'cms'] as const;
	await runStep('Restarting site and CMS', async () => {
		await stack.stop(restartedParts);
		await stack.start(restartedParts);
		await waitUntilReady(call);
		await expectPublished(call, first);
	});
	const backupProgram = ['node', 'dist/src/backup/main.js'];
	const file = await runStep('Backing up', async () => {
		const backupOutput = await stack.execute('cms', [...backupProgram, 'backup']);
		const [path] = /\/data\/\S+\.tar\.gz/.exec(backupOutput) ?? [];
		if (!path) throw new Error(`The backup names no file: ${backupOutput}`);
		return path;
	});
	const second = await publishPost(call, addresses, owner, 'Published after the backup');
	await runStep('Restoring', async () => {
		await stack.stop(restartedParts);
		await stack.runOnce('cms', [...backupProgram, 'restore', file, '--replace']);
		await stack.start(restartedParts);
		await waitUntilReady(call);
	});
	await expectPublished(call, first);
	await expectMissing(call, second.post);
	await publishPost(call, addresses, owner, 'Published after the restoration');
}

async function testStack(stack: Stack, folder: string): Promise<void> {
	const settings = parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
	try {
		await useStack(stack, {
			email: settings.OWNER_EMAIL ?? '',
			password: settings.OWNER_PASSWORD ?? '',
		});
		console.log('\n  The containers work.\n');
	} catch (error) {
		console.error(await stack.readLogs());
		throw error;
	} finally {
		await stack.remove();
	}
}

/**
 * Starts this program again in a network namespace, where all ports are free and open to every user, as in a container.
 */
function startInOwnNetwork(folder: string): void {
	const script =
		'ip link set lo up && echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start && exec "$@"';
	const { status } = spawnSync(
		'unshare',
		[
			...['--net', 'sh', '-c', script, '-', process.execPath, '--import', 'tsx'],
			...[fileURLToPath(import.meta.url), '--in-own-network', folder],
		],
		{ stdio: 'inherit', cwd: repositoryRoot },
	);
	if (status !== 0) process.exitCode = 1;
}

/** Builds and starts the images as docs/deploy.md says: with Docker, or with Podman where there is no Docker. */
async function main(): Promise<void> {
	if (isInOwnNetwork) {
		const folder = process.argv[3] ?? '';
		return testStack(new PodmanStack(folder), folder);
	}
	const folder = await prepareFolder();
	try {
		const stack = hasDocker ? new DockerStack(folder) : new PodmanStack(folder);
		await runStep('Building the images', () => stack.build());
		await requireSmallImages(stack);
		if (hasDocker) await testStack(stack, folder);
		else startInOwnNetwork(folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

await main();
