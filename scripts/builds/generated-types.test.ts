import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../setup/install.mjs';
import { buildConfigs } from './builds';

/** Returns the files of the repository with code that a module needs, without unused imports. */
async function findNeededFiles(entryPoint: string): Promise<string[]> {
	const { metafile } = await build({
		absWorkingDir: repositoryRoot,
		entryPoints: [entryPoint],
		bundle: true,
		metafile: true,
		write: false,
		outdir: 'nowhere',
		format: 'esm',
		platform: 'node',
		external: ['@react-router/*', '@chakra-ui/*'],
		loader: { '.po': 'empty', '.woff2': 'empty' },
		logLevel: 'silent',
	});
	const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
	return inputs.flatMap(([file, { bytesInOutput }]) =>
		bytesInOutput > 0 && !file.includes('node_modules') ? file : [],
	);
}

test.each([
	['route-types', 'site/src/routes.ts'],
	['style-types', 'site/scripts/style-types/generate.ts'],
] as const)('the sources of %s include all code that it runs', async (name, entryPoint) => {
	const { sources } = buildConfigs[name];
	const files = await findNeededFiles(entryPoint);
	expect(files.some((file) => file.startsWith('contract/src/'))).toBe(true);
	const isSource = (file: string) =>
		sources.some((source) => file === source || file.startsWith(`${source}/`));
	expect(files.filter((file) => !isSource(file))).toEqual([]);
});
