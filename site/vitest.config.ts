import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { poFiles } from '../contract/po/plugin.ts';
import { fonts, fontsFolder } from './scripts/fonts/plugin.ts';
import { marksMended, satori } from './scripts/marks-in-place.ts';

/** What a page does before anything of it was used, which its modules remember. */
const alone = ['**/*.alone.test.tsx'];

/** As the build does it. */
const asBuilt: Plugin = {
	name: 'as-built',
	transform: { filter: { id: satori }, handler: marksMended },
};

export default defineConfig({
	plugins: [fonts(), poFiles, asBuilt],
	resolve: {
		// One copy of the router, as the build has it.
		alias: { '#fonts': fontsFolder, 'react-router-dom': 'react-router' },
	},
	test: {
		environment: 'jsdom',
		setupFiles: ['./src/testing/setup.ts'],
		// On a machine that is busy with other tests.
		testTimeout: 180_000,
		expect: { poll: { timeout: 30_000 } },
		server: { deps: { inline: ['satori'] } },
		projects: [
			{
				extends: true,
				test: {
					name: 'pages',
					include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
					exclude: alone,
					// What a page imports takes longer to load than to test.
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					name: 'alone',
					// Tests that need a document say so in their first line: jsdom takes longer to load than most tests here.
					environment: 'node',
					include: [...alone, 'src/**/*.test.ts', 'server/**/*.test.ts', 'tests/**/*.test.ts'],
				},
			},
		],
	},
});
