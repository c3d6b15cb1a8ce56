import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Plugin, perEnvironmentState, type Rolldown } from 'vite';

/** Returns the installed version of a package. Reads the file, because not every package exports its `package.json`. */
function versionOf(library: string): string {
	const folders = createRequire(import.meta.url).resolve.paths(library) ?? [];
	const file = folders.map((folder) => join(folder, library, 'package.json')).find(existsSync);
	return file ? JSON.parse(readFileSync(file, 'utf8')).version : 'not installed';
}

/** A build-time patch of a library's internals. */
export interface BuildPlugin {
	/** Name of the plugin and of its file in this folder. */
	readonly name: string;
	/** The npm package to patch. */
	readonly library: string;
	/** Completes the error message “the library no longer has …”. */
	readonly restsOn: string;
	/** Both if omitted. */
	readonly environment?: 'client' | 'ssr';
	/** Number of modules the plugin must change in the build of an environment. */
	readonly modules: number;
	readonly filter: Rolldown.HookFilter;
	/** @returns the changed code; null if the code has an unexpected form */
	change(
		this: Rolldown.TransformPluginContext,
		code: string,
		id: string,
	): string | null | Promise<string | null>;
}

/** Creates a plugin that fails the build unless it changes exactly the expected modules. */
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
