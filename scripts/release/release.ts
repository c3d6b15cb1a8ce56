import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildIfStale } from '../builds/build';
import { currentPlatform, repositoryRoot } from '../setup/install.mjs';
import { runStep } from '../setup/progress.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { bundlePackages } from './bundle';

/** Contents of a release, relative to the root. The lockfile needs the package.json of every workspace. */
const releasePaths = [
	'.env.example',
	'.npmrc',
	'CHANGELOG.md',
	'LICENSE',
	'README.md',
	'bench/package.json',
	'cms/config',
	'cms/database',
	'cms/demo/content',
	'cms/demo/pictures',
	'cms/dist',
	'cms/favicon.png',
	'cms/package-lock.json',
	'cms/package.json',
	'cms/sqlite-driver',
	'cms/src',
	'cms/tsconfig.json',
	'contract/dist',
	'contract/package.json',
	'contract/src',
	'deploy',
	'docker-compose.yml',
	'docs',
	'e2e/package.json',
	'package-lock.json',
	'package.json',
	'scripts',
	'site/build',
	'site/package.json',
	'tsconfig.json',
];
const excludedPathPattern =
	/\.test\.tsx?$|^scripts\/containers$|\/testing$|\/node_modules$|\/\.cache$|^docs\/(screens|decisions)$|^cms\/src\/admin$/;

/**
 * Builds the outdated parts and packs the release, with its packages for this system.
 * @returns the file: `dist/sumu-<version>.tar.gz` on linux-x64, elsewhere with the system's name
 */
export async function release(): Promise<string> {
	await buildIfStale(['server', 'panel', 'site']);
	const { name, version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
	const folder = `${name}-${version}`;
	const suffix = currentPlatform === 'linux-x64' ? '' : `-${currentPlatform}`;
	const file = join(repositoryRoot, 'dist', `${folder}${suffix}.tar.gz`);
	const stage = mkdtempSync(join(tmpdir(), 'release-'));
	try {
		for (const path of releasePaths)
			cpSync(join(repositoryRoot, path), join(stage, folder, path), {
				recursive: true,
				filter: (source) => !excludedPathPattern.test(source.slice(repositoryRoot.length + 1)),
			});
		writeFileSync(join(stage, folder, 'release.json'), `${JSON.stringify({ version })}\n`);
		await runStep('Adding the packages that a server needs', () =>
			bundlePackages(join(stage, folder)),
		);
		mkdirSync(dirname(file), { recursive: true });
		await runCommand('tar', ['-czf', file, '--owner=0', '--group=0', folder], { cwd: stage });
	} finally {
		rmSync(stage, { recursive: true });
	}
	return file;
}
