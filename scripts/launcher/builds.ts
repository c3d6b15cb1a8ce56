import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup/install.mjs';
import { step } from '../setup/progress.mjs';
import { runCommand } from '../setup/run-command.mjs';

interface Build {
	readonly title: string;
	readonly folder: string;
	/** What the result depends on, from the root. */
	readonly sources: readonly string[];
	readonly stamp: string;
}

const contract: Build = {
	title: 'Building the contract',
	folder: 'contract',
	sources: ['contract/src', 'contract/package.json', 'contract/tsconfig.build.json'],
	stamp: 'contract/dist/.stamp',
};
const cms: Build = {
	title: 'Building the CMS and its panel; takes a minute or two once',
	folder: 'cms',
	sources: [
		'contract/src',
		'cms/src',
		'cms/config',
		'cms/demo/content',
		'cms/package-lock.json',
		'cms/package.json',
		'cms/tsconfig.json',
	],
	stamp: 'cms/dist/.stamp',
};
const site: Build = {
	title: 'Building the site',
	folder: 'site',
	sources: [
		'contract/src',
		'site/src',
		'site/public',
		'site/scripts',
		'site/server',
		'site/vite.config.ts',
		'site/react-router.config.ts',
		'site/package.json',
		'package-lock.json',
	],
	stamp: 'site/build/.stamp',
};

export const builds = { contract, cms, site } as const;

/** Builds what is older than its sources. */
export async function buildIfStale(wanted: readonly Build[]): Promise<void> {
	for (const build of wanted) {
		const current = fingerprint(build.sources);
		const stamp = join(root, build.stamp);
		if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) continue;
		rmSync(stamp, { force: true });
		await step(build.title, () =>
			runCommand('npm', ['run', 'build'], {
				cwd: join(root, build.folder),
				env: { ...process.env, NODE_ENV: 'production' },
			}),
		);
		mkdirSync(dirname(stamp), { recursive: true });
		writeFileSync(stamp, current);
	}
}

/** A hash over the contents of files and folders, named from the root; missing ones count as empty. */
export function fingerprint(sources: readonly string[]): string {
	const hash = createHash('sha256').update(process.versions.modules);
	for (const source of sources) hashPath(hash, join(root, source));
	return hash.digest('hex');
}

function hashPath(hash: ReturnType<typeof createHash>, path: string): void {
	if (!existsSync(path)) return;
	if (statSync(path).isDirectory()) {
		for (const name of readdirSync(path).sort()) hashPath(hash, join(path, name));
		return;
	}
	hash.update(path.slice(root.length)).update(readFileSync(path));
}
