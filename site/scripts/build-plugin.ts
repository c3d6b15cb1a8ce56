import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Plugin, perEnvironmentState, type Rolldown } from 'vite';

/** Of what is installed; not every package lets its `package.json` be imported. */
function versionOf(library: string): string {
	const folders = createRequire(import.meta.url).resolve.paths(library) ?? [];
	const file = folders.map((folder) => join(folder, library, 'package.json')).find(existsSync);
	return file ? JSON.parse(readFileSync(file, 'utf8')).version : 'not installed';
}

/** A change to the inside of a library, made while the site is built. */
export interface BuildPlugin {
	/** Of the plugin and of its file in this folder. */
	readonly name: string;
	/** The npm package that is changed. */
	readonly library: string;
	/** What of it the change rests on, as in ‘the library no longer has …’. */
	readonly restsOn: string;
	/** Both, unless it says otherwise. */
	readonly environment?: 'client' | 'ssr';
	/** Modules that are changed in the build of an environment, each once. */
	readonly modules: number;
	readonly filter: Rolldown.HookFilter;
	/** @returns the changed code; null where it has another shape than is known here */
	change(
		this: Rolldown.TransformPluginContext,
		code: string,
		id: string,
	): string | null | Promise<string | null>;
}

/** Stops the build where it did not change exactly what it is for. */
export function buildPlugin(options: BuildPlugin): Plugin {
	const { name, library, restsOn, environment, modules, filter, change } = options;
	const changedOf = perEnvironmentState(() => new Set<string>());
	const failure = () =>
		`${name}: ${library} ${versionOf(library)} no longer has ${restsOn}; ` +
		`see site/scripts/${name}.ts, or build without it: BUILD_WITHOUT=${name} npm run build -w site`;
	return {
		name,
		apply: 'build',
		applyToEnvironment: (built) => !environment || built.name === environment,
		transform: {
			filter,
			async handler(code, id) {
				const changed = await change.call(this, code, id);
				if (changed === null || changed === code) return this.error(failure());
				changedOf(this).add(id);
				return { code: changed, map: null };
			},
		},
		buildEnd(error) {
			const { size } = changedOf(this);
			if (!error && size !== modules)
				this.error(`${failure()} (${size} modules changed of ${modules})`);
		},
	};
}
