import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { runStep } from './progress.mjs';
import { runCommand } from './run-command.mjs';

export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');

// cms/ has a lockfile of its own (docs/decisions/0001).
const packagesToInstall = {
	site: { folder: repositoryRoot, title: 'the site' },
	cms: { folder: join(repositoryRoot, 'cms'), title: 'the CMS' },
};

/** @typedef {keyof typeof packagesToInstall} PackageName */

/** Whether this is a release packed by `npm run release`: it is already built, and needs no build tools. */
export const isRelease = existsSync(join(repositoryRoot, 'release.json'));

/** Latest major version of Node that Strapi supports. */
const MAX_NODE_MAJOR_VERSION = 26;

/** @param {string} version like `20.19.0` */
export function isSupportedNode(version) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	return (major === 20 && minor >= 19) || (major > 20 && major <= MAX_NODE_MAJOR_VERSION);
}

/** Exits with instructions if this version of Node is too old or too new. */
export function requireNode() {
	if (isSupportedNode(process.versions.node)) return;
	console.error(
		`\n  Node ${process.versions.node} does not run this. Please install Node 20.19 or newer, up to ${MAX_NODE_MAJOR_VERSION}, then try again.\n`,
	);
	process.exit(1);
}

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }> }} Lockfile */

const readLockfile = (/** @type {string} */ file) =>
	/** @type {Lockfile} */ (JSON.parse(readFileSync(file, 'utf8'))).packages;

// npm writes this file last, so an interrupted installation does not count as installed.
const installedLockfile = (/** @type {string} */ folder) =>
	join(folder, 'node_modules/.package-lock.json');

// Native modules are compiled for one Node ABI.
const abiFile = (/** @type {string} */ folder) => join(folder, 'node_modules/.node-abi');

/** System for which a release brings its packages, as in `linux-x64`. They have drivers for every version of Node. */
export const currentPlatform = `${process.platform}-${process.arch}`;

/** File in a release's node_modules with the system that its packages are for, and their paths. */
export const bundleFile = (/** @type {string} */ folder) =>
	join(folder, 'node_modules/.bundle.json');

/**
 * Returns the paths of the packages that a release brought for this system; undefined if npm installed them.
 * @param {string} folder
 * @returns {readonly string[] | undefined}
 */
export function readBundledPackages(folder) {
	if (!existsSync(bundleFile(folder))) return undefined;
	const { platform, packages } = JSON.parse(readFileSync(bundleFile(folder), 'utf8'));
	return platform === currentPlatform ? packages : undefined;
}

/** Checks whether node_modules matches the lockfile and was built for this version of Node. */
export function isInstalled(/** @type {string} */ folder) {
	if (readBundledPackages(folder)) return true;
	if (!existsSync(installedLockfile(folder))) return false;
	const abi = abiFile(folder);
	if (existsSync(abi) && readFileSync(abi, 'utf8') !== process.versions.modules) return false;
	const installedPackages = readLockfile(installedLockfile(folder));
	return Object.entries(readLockfile(join(folder, 'package-lock.json'))).every(
		([path, { version, optional, dev, devOptional }]) =>
			!path.includes('node_modules/') ||
			optional ||
			devOptional ||
			(dev && isRelease) ||
			installedPackages[path]?.version === version,
	);
}

/**
 * Installs one part's packages if they are missing or do not match their lockfile.
 * @param {PackageName} name
 */
async function installPackagesIfStale(name) {
	const { folder, title } = packagesToInstall[name];
	if (isInstalled(folder)) return;
	// Build tools are needed too, regardless of NODE_ENV.
	const which = isRelease ? '--omit=dev' : '--include=dev';
	await runStep(`Installing ${title}`, async () => {
		// Without scripts: npm would wait for a compiled SQLite driver, which only Node 20 needs, and only at the end.
		await runCommand('npm', ['ci', which, '--ignore-scripts', '--no-audit', '--no-fund'], {
			cwd: folder,
		});
		const packages = isRelease ? [] : listPackagesWithScripts(folder);
		if (packages.length > 0) await runCommand('npm', ['rebuild', ...packages], { cwd: folder });
		writeFileSync(abiFile(folder), process.versions.modules);
	});
}

/** Returns the packages whose scripts must run after an installation, except the SQLite driver's. */
function listPackagesWithScripts(/** @type {string} */ folder) {
	const { allowScripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	return Object.keys(allowScripts).filter((name) => name !== 'better-sqlite3');
}

/** First major version of Node whose SQLite driver comes with its binary (docs/decisions/0019). */
const MIN_NODE_MAJOR_WITH_BINARY = 22;

function isSqliteDriverReady() {
	const { folder } = packagesToInstall.cms;
	return (
		Number(process.versions.node.split('.')[0]) >= MIN_NODE_MAJOR_WITH_BINARY ||
		existsSync(join(folder, 'node_modules/better-sqlite3-12/build/Release/better_sqlite3.node'))
	);
}

async function installSqliteDriverIfMissing() {
	if (isSqliteDriverReady() || isPostgresUsed()) return;
	await runStep('Getting or compiling the SQLite driver for Node 20, once', async () => {
		// The check below reports a failure.
		await runCommand('npm', ['rebuild', 'better-sqlite3-12'], {
			cwd: packagesToInstall.cms.folder,
		}).catch(() => undefined);
		await requireSqliteDriver();
	});
}

/**
 * Starts the installation of missing packages. Each promise resolves when its part can be used; the driver takes longest.
 * @param {readonly PackageName[]} names
 */
export function startInstallation(names = ['site', 'cms']) {
	const site = names.includes('site') ? installPackagesIfStale('site') : Promise.resolve();
	const installCms = () => installPackagesIfStale('cms');
	// Two at once use both the network and the cores, if there is enough memory.
	const cms = !names.includes('cms')
		? Promise.resolve()
		: isSmallMachine()
			? site.then(installCms)
			: installCms();
	const driver = names.includes('cms') ? cms.then(installSqliteDriverIfMissing) : cms;
	const all = Promise.allSettled([site, cms, driver]);
	return { site, cms, driver, all };
}

/** @typedef {ReturnType<typeof startInstallation>} Installation */

/** Installs packages that are missing or do not match their lockfile. */
export async function installIfStale(
	/** @type {readonly PackageName[]} */ names = ['site', 'cms'],
) {
	// If one fails, waits for the others to end.
	for (const part of await startInstallation(names).all)
		if (part.status === 'rejected') throw part.reason;
}

/** Bytes of memory below which two at once are killed: an installation takes up to 700 MB, the panel's build 2.1 GB. */
const MIN_MEMORY = { twoInstalls: 3 * 1024 ** 3, twoBuilds: 6 * 1024 ** 3 };

const hasMemory = (/** @type {number} */ bytes) =>
	Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY) >= bytes;

/** Whether the parts have to be installed and built one after the other. */
export const isSmallMachine = () => !hasMemory(MIN_MEMORY.twoInstalls);

export const hasMemoryForTwoBuilds = () => hasMemory(MIN_MEMORY.twoBuilds);

const isPostgresUsed = () => {
	const envFile = join(repositoryRoot, '.env');
	const fileVariables = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
	return Boolean({ ...fileVariables, ...process.env }.DATABASE_URL?.trim());
};

/**
 * npm succeeds without the driver, because it is an optional package.
 * @throws if SQLite is used and its driver does not work
 */
export async function requireSqliteDriver(folder = packagesToInstall.cms.folder) {
	if (isPostgresUsed()) return;
	try {
		await runCommand(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:')"], {
			cwd: folder,
		});
	} catch {
		// Otherwise the next start would take the packages for installed.
		rmSync(installedLockfile(folder), { force: true });
		throw new Error(
			'The SQLite driver could not be installed. On Node 20 it is compiled: install Python, make and g++ (`apt-get install python3 make g++`), or Node 22 or newer, then try again. With PostgreSQL (DATABASE_URL) it is not needed.',
		);
	}
}

/**
 * Loads a TypeScript module of this repository. Requires an installed tsx.
 * @param {string} path relative to the root
 */
export async function loadTypeScript(path) {
	const [esmLoader, cjsLoader] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')]);
	esmLoader.register();
	// The contract's files import each other as CommonJS modules.
	cjsLoader.register();
	return import(new URL(`../../${path}`, import.meta.url).href);
}
