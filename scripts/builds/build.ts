import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup/install.mjs';
import { programPath } from '../setup/program-path';
import { step } from '../setup/progress.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { type Build, builds } from './builds';
import { fingerprint } from './fingerprint';

/** Builds in a folder, and tells which of them are as their sources say. */
export function createBuilder<Name extends string>(
	folder: string,
	all: Readonly<Record<Name, Build<Name>>>,
) {
	/** Beside the installation, so that it goes with it. */
	const stampOf = (name: Name) => join(folder, 'node_modules/.cache/builds', name);

	/** What a build would be made of now. */
	const sourcesOf = ({ sources, variables = [] }: Build<Name>) =>
		[
			process.versions.modules,
			...variables.map((name) => `${name}=${process.env[name] ?? ''}`),
			fingerprint(folder, sources),
		].join(' ');

	const outputOf = ({ output, except }: Build<Name>) => fingerprint(folder, [output], except);

	/** Whether what lies there is what was built, from the sources as they are. */
	function isFresh(name: Name): boolean {
		const stamp = stampOf(name);
		if (!existsSync(stamp)) return false;
		const build = all[name];
		return readFileSync(stamp, 'utf8') === `${sourcesOf(build)}\n${outputOf(build)}`;
	}

	/**
	 * Builds, whatever lies there, after what it needs.
	 * @throws CommandError when it cannot be built; then nothing of it lies there
	 */
	async function build(name: Name): Promise<void> {
		const wanted = all[name];
		await buildIfStale(wanted.needs);
		const sources = sourcesOf(wanted);
		clear(wanted);
		const [command = '', ...args] = wanted.command;
		await step(wanted.title, () =>
			runCommand(command, args, {
				cwd: join(folder, wanted.folder),
				env: {
					...wanted.defaults,
					...process.env,
					PATH: programPath(folder, wanted.folder),
					NODE_ENV: 'production',
				},
			}),
		);
		mkdirSync(dirname(stampOf(name)), { recursive: true });
		writeFileSync(stampOf(name), `${sources}\n${outputOf(wanted)}`);
	}

	/** Builds what is not as its sources say, one after the other. */
	async function buildIfStale(names: readonly Name[]): Promise<void> {
		for (const name of names) {
			await buildIfStale(all[name].needs);
			if (!isFresh(name)) await build(name);
		}
	}

	/** So that nothing runs on what an earlier build left: one that fails, or a file whose source is gone. */
	function clear({ output, except }: Build<Name>): void {
		const cleared = join(folder, output);
		if (!existsSync(cleared)) return;
		for (const name of readdirSync(cleared))
			if (`${output}/${name}` !== except) rmSync(join(cleared, name), { recursive: true });
	}

	return { isFresh, build, buildIfStale };
}

export const { isFresh, build, buildIfStale } = createBuilder(root, builds);
