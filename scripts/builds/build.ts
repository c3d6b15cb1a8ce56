import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../setup/install.mjs';
import { programPath } from '../setup/installed-packages';
import { runStep } from '../setup/progress.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { type BuildConfig, type BuildName, buildConfigs } from './builds';
import { fingerprintPaths } from './fingerprint';

/** Creates functions that build the parts in a folder and check whether the builds are up to date. */
export function createBuilder<Name extends string>(
	folder: string,
	all: Readonly<Record<Name, BuildConfig<Name>>>,
) {
	/** File that records a build. It is in `node_modules`, so that a new installation removes it. */
	const stampOf = (name: Name) => join(folder, 'node_modules/.cache/builds', name);

	/** Returns the current inputs of a build: Node's ABI, the variables and a hash of the sources. */
	const sourcesOf = ({ sources, variables = [] }: BuildConfig<Name>) =>
		[
			process.versions.modules,
			...variables.map((name) => `${name}=${process.env[name] ?? ''}`),
			fingerprintPaths(folder, sources),
		].join(' ');

	const outputOf = ({ output, except }: BuildConfig<Name>) =>
		fingerprintPaths(folder, [output], except);

	/** Checks whether a build is up to date: inputs and output are the same as after the last build. */
	function isFresh(name: Name): boolean {
		const stamp = stampOf(name);
		if (!existsSync(stamp)) return false;
		const build = all[name];
		return readFileSync(stamp, 'utf8') === `${sourcesOf(build)}\n${outputOf(build)}`;
	}

	/**
	 * Builds a part, even if it is up to date, after the parts it needs.
	 * @throws CommandError if the build fails; no output of an earlier build is left then
	 */
	async function buildPart(name: Name): Promise<void> {
		const buildConfig = all[name];
		await buildIfStale(buildConfig.needs);
		const sources = sourcesOf(buildConfig);
		clearOutput(buildConfig);
		const [command = '', ...args] = buildConfig.command;
		await runStep(buildConfig.title, () =>
			runCommand(command, args, {
				cwd: join(folder, buildConfig.folder),
				env: {
					...buildConfig.defaults,
					...process.env,
					PATH: programPath(folder, buildConfig.folder),
					NODE_ENV: 'production',
				},
			}),
		);
		mkdirSync(dirname(stampOf(name)), { recursive: true });
		writeFileSync(stampOf(name), `${sources}\n${outputOf(buildConfig)}`);
	}

	/** Builds the outdated parts, and the outdated parts they need, one after the other. */
	async function buildIfStale(names: readonly Name[]): Promise<void> {
		for (const name of names) {
			await buildIfStale(all[name].needs);
			if (!isFresh(name)) await buildPart(name);
		}
	}

	/** Deletes the earlier output, so that nothing uses it after a failed build or after its source was deleted. */
	function clearOutput({ output, except }: BuildConfig<Name>): void {
		const outputFolder = join(folder, output);
		if (!existsSync(outputFolder)) return;
		for (const name of readdirSync(outputFolder))
			if (`${output}/${name}` !== except) rmSync(join(outputFolder, name), { recursive: true });
	}

	return { isFresh, build: buildPart, buildIfStale };
}

export const { isFresh, build, buildIfStale } = createBuilder<BuildName>(
	repositoryRoot,
	buildConfigs,
);
