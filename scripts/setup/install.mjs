import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

// cms/ has a lockfile of its own: docs/decisions/0001-cms-stands-alone.md
const packages = {
	site: { folder: root, title: 'the site' },
	cms: {
		folder: join(root, 'cms'),
		title: 'the CMS, whose database driver is compiled here, which takes minutes once',
	},
};

/** @typedef {keyof typeof packages} PackageName */

/** What `npm run release` packs is built already, and runs without what builds. */
export const isRelease = existsSync(join(root, 'release.json'));

/** The last line of Node that Strapi admits. */
const lastNode = 26;

/** @param {string} version like `20.19.0` */
export function isSupportedNode(version) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	return (major === 20 && minor >= 19) || (major > 20 && major <= lastNode);
}

/** Ends the process with what to do when this Node is too old or too new. */
export function requireNode() {
	if (isSupportedNode(process.versions.node)) return;
	console.error(
		`\n  Node ${process.versions.node} does not run this. Please install Node 20.19 or newer, up to ${lastNode}, then try again.\n`,
	);
	process.exit(1);
}

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }> }} Lockfile */

const readLockfile = (/** @type {string} */ file) =>
	/** @type {Lockfile} */ (JSON.parse(readFileSync(file, 'utf8'))).packages;

// npm writes this one last, so an interrupted installation does not count as one.
const installedLockfile = (/** @type {string} */ folder) =>
	join(folder, 'node_modules/.package-lock.json');

// Native modules are compiled for one Node ABI.
const abiFile = (/** @type {string} */ folder) => join(folder, 'node_modules/.node-abi');

/** Whether node_modules holds what the lockfile says, built for this Node. */
export function isInstalled(/** @type {string} */ folder) {
	if (!existsSync(installedLockfile(folder))) return false;
	const abi = abiFile(folder);
	if (existsSync(abi) && readFileSync(abi, 'utf8') !== process.versions.modules) return false;
	const installed = readLockfile(installedLockfile(folder));
	return Object.entries(readLockfile(join(folder, 'package-lock.json'))).every(
		([path, { version, optional, dev, devOptional }]) =>
			!path.includes('node_modules/') ||
			optional ||
			devOptional ||
			(dev && isRelease) ||
			installed[path]?.version === version,
	);
}

/** Installs from the lockfiles what is missing or no longer what they say. */
export async function installIfStale(
	/** @type {readonly PackageName[]} */ names = ['site', 'cms'],
) {
	const stale = names.map((name) => packages[name]).filter(({ folder }) => !isInstalled(folder));
	if (stale.length === 0) return;
	// What builds is needed too, whatever NODE_ENV says.
	const which = isRelease ? '--omit=dev' : '--include=dev';
	const install = async (/** @type {string} */ folder) => {
		await runCommand('npm', ['ci', which, '--no-audit', '--no-fund'], { cwd: folder });
		writeFileSync(abiFile(folder), process.versions.modules);
	};
	await step(`Installing ${stale.map(({ title }) => title).join(' and ')}`, async () => {
		// Side by side: one waits for files while the other compiles. None is left behind when one fails.
		const ended = await Promise.allSettled(stale.map(({ folder }) => install(folder)));
		for (const one of ended) if (one.status === 'rejected') throw one.reason;
	});
}

/**
 * Loads a TypeScript module of ours, once tsx is installed.
 * @param {string} path from the root
 */
export async function loadTypeScript(path) {
	const [modules, required] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')]);
	modules.register();
	// The contract's own files find each other as CommonJS does.
	required.register();
	return import(new URL(`../../${path}`, import.meta.url).href);
}
