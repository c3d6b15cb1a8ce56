import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { bundleFile, currentPlatform, repositoryRoot } from '../setup/install.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { traceCms, traceRoot, traceSite } from './trace-packages';

/** Files of a package that no server needs. Licences stay. */
const droppedFilePattern =
	/\.(?:map|md|markdown|flow|d\.[cm]?ts)$|\/@strapi\/[^/]+\/dist\/admin$|\/better-sqlite3-12\/(?:deps|src|binding\.gyp)$|\/better-sqlite3-12\/build\/(?!Release$|Release\/better_sqlite3\.node$)/;
const licencePattern = /licen[cs]e|notice|copying/i;

const isKept = (source: string, packageFolder: string) => {
	const path = source.slice(packageFolder.length);
	return (
		!/\/node_modules(?:\/|$)/.test(path) &&
		(licencePattern.test(path) || !droppedFilePattern.test(source))
	);
};

/**
 * Copies the packages that the product loads on a server, so that it needs neither npm's registry nor a compiler.
 * @param stage folder of the release
 */
export async function bundlePackages(stage: string): Promise<void> {
	const folders = new Set([...(await traceCms()), ...(await traceSite()), ...(await traceRoot())]);
	copyPackages(folders, stage);
	linkOwnPackages(stage, ['root', 'cms']);
	await addNodeApiDriver(stage);
	const bundledPaths = [...folders].map((folder) => relative(repositoryRoot, folder));
	for (const folder of ['.', 'cms']) writeBundleFile(join(stage, folder), folder, bundledPaths);
}

/** Copies the packages that one part loads, for its image. */
export async function bundlePackagesOf(part: 'cms' | 'site', stage: string): Promise<void> {
	copyPackages(part === 'cms' ? await traceCms() : await traceSite(), stage);
	if (part === 'cms') linkOwnPackages(stage, ['cms']);
}

function copyPackages(folders: ReadonlySet<string>, stage: string): void {
	for (const folder of folders)
		cpSync(folder, join(stage, relative(repositoryRoot, folder)), {
			recursive: true,
			dereference: true,
			filter: (source) => isKept(source, folder),
		});
}

function writeBundleFile(target: string, folder: string, bundledPaths: readonly string[]): void {
	const isInCms = (path: string) => path.startsWith('cms/');
	const packages = bundledPaths
		.filter((path) => isInCms(path) === (folder === 'cms'))
		.map((path) => path.replace(/^cms\//, ''));
	writeFileSync(bundleFile(target), `${JSON.stringify({ platform: currentPlatform, packages })}\n`);
}

const ownPackageLinks = {
	root: { 'node_modules/@sumu/contract': '../../contract' },
	cms: {
		'cms/node_modules/@sumu/contract': '../../../contract',
		'cms/node_modules/better-sqlite3': '../sqlite-driver',
	},
} as const;

/** Links the packages of the repository itself, as npm does. */
function linkOwnPackages(stage: string, names: readonly (keyof typeof ownPackageLinks)[]): void {
	for (const [path, target] of names.flatMap((name) => Object.entries(ownPackageLinks[name]))) {
		const link = join(stage, path);
		mkdirSync(dirname(link), { recursive: true });
		rmSync(link, { recursive: true, force: true });
		symlinkSync(target, link);
	}
}

/**
 * Adds the SQLite driver for Node 22 and newer, which npm leaves out on Node 20. The release is made on Node 20,
 * whose own driver is compiled there (docs/decisions/0019).
 */
async function addNodeApiDriver(stage: string): Promise<void> {
	const target = join(stage, 'cms/node_modules/better-sqlite3-13');
	if (existsSync(target)) return;
	const lockfile = JSON.parse(readFileSync(join(repositoryRoot, 'cms/package-lock.json'), 'utf8'));
	const { version, integrity } = lockfile.packages['node_modules/better-sqlite3-13'];
	const folder = mkdtempSync(join(tmpdir(), 'driver-'));
	try {
		await runCommand('npm', ['pack', '--silent', `better-sqlite3@${version}`], { cwd: folder });
		const tarball = join(folder, `better-sqlite3-${version}.tgz`);
		const hash = createHash('sha512').update(readFileSync(tarball)).digest('base64');
		if (`sha512-${hash}` !== integrity)
			throw new Error(`better-sqlite3 ${version} is not the one in the lockfile.`);
		mkdirSync(target);
		await runCommand('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
	} finally {
		rmSync(folder, { recursive: true });
	}
}
