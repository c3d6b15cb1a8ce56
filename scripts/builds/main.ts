import { parseArgs } from 'node:util';
import { build, buildIfStale, isFresh } from './build';
import { type BuildName, buildConfigs, buildNames } from './builds';

const isBuildName = (name: string): name is BuildName =>
	buildNames.some((buildName) => buildName === name);

/**
 * Builds the named parts: with `--if-stale` only outdated ones. With `--check`, only reports the outdated ones.
 * @returns the exit code
 */
export async function main(args: string[]): Promise<number> {
	const { values: options, positionals } = parseArgs({
		args,
		options: {
			check: { type: 'boolean', default: false },
			'if-stale': { type: 'boolean', default: false },
		},
		allowPositionals: true,
	});
	const names = positionals.filter(isBuildName);
	if (names.length === 0 || names.length < positionals.length) {
		console.error(`There are ${buildNames.join(', ')}, not "${positionals.join(' ')}".`);
		return 1;
	}
	if (options.check) return reportStaleBuilds(names);
	if (options['if-stale']) await buildIfStale(names);
	else for (const name of names) await build(name);
	return 0;
}

function reportStaleBuilds(names: readonly BuildName[]): number {
	const stale = names.filter((name) => !isFresh(name));
	if (stale.length === 0) return 0;
	const outputs = stale.map((name) => buildConfigs[name].output).join(' and ');
	console.error(
		`\n  Not built from the sources as they are: ${outputs}. Run \`node scripts/build.mjs ${stale.join(' ')}\` at the root; \`npm test NAME\` does so by itself.\n`,
	);
	return 1;
}
