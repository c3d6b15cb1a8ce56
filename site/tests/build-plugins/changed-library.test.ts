import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanChakra } from '../../scripts/lean-chakra.ts';
import { leanContract } from '../../scripts/lean-contract.ts';
import { marksInPlace } from '../../scripts/marks-in-place.ts';
import { routeChunks } from '../../scripts/route-chunks.ts';
import { stylesByServer } from '../../scripts/styles-by-server.ts';
import { builtCode } from './build-module.ts';

const modules = join(import.meta.dirname, '../../../node_modules');
const chakra = `${modules}/@chakra-ui/react/dist/esm`;
const lean = `${chakra}/preset-base.js`;
const system = `${chakra}/styled-system/system.js`;
const properties = `${modules}/@pandacss/is-valid-prop/dist/index.mjs`;
const both = `export * from '${lean}'; export * from '${properties}';`;
const router = "export * from 'react-router';";
const contract = "export * from '@sumu/contract';";

/** Each plugin with a module it changes, and a piece of that code in a different form. */
const cases: readonly [() => Plugin, entry: string, text: string, other: string][] = [
	[
		routeChunks,
		router,
		'routeModulesCache[route.id] = r',
		'routeModulesCache[String(route.id)] = r',
	],
	[routeChunks, router, 'var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = !false;'],
	[
		leanContract,
		contract,
		'listProjects = defineEndpoint({',
		'listProjects = defineEndpoint(null ?? {',
	],
	[leanContract, contract, "path: '/projects'", "...{ path: '/projects' }"],
	[leanChakra, both, 'const defaultBaseConfig = defineConfig({', 'const defaultBaseConfig = ({'],
	[
		leanChakra,
		both,
		'const defaultConditions = defineConditions({',
		'const defaultConditions = ({',
	],
	[leanChakra, both, 'var cssPropertiesStr = "', 'var cssPropertiesStr = "" + "'],
	[stylesByServer, `export * from '${system}';`, 'getPreflightCss(), ', '...[getPreflightCss()], '],
	[marksInPlace, "export * from 'satori';", 'c+Y.dy*b', 'c+b*Y.dy'],
];

for (const [plugin, entry, text, other] of cases) {
	const { name } = plugin();
	test(`${name} fails the build if ‘${text}’ is ‘${other}’`, async () => {
		let met = 0;
		const changed: Plugin = {
			name: 'changed',
			enforce: 'pre',
			transform(code) {
				met += code.split(text).length - 1;
				return { code: code.replace(text, other), map: null };
			},
		};
		const environment = plugin === marksInPlace ? 'ssr' : 'client';
		await builtCode(entry, [plugin()], environment);
		const hint = new RegExp(
			`${name}: .+ no longer has .+; see site/scripts/${name}\\.ts, or build without it: BUILD_WITHOUT=${name} npm run build -w site`,
		);
		await expect(builtCode(entry, [changed, plugin()], environment)).rejects.toThrow(hint);
		expect(met).toBe(1);
	});
}
