import { defineConfig } from 'vitest/config';
import { fonts, fontsFolder } from './scripts/fonts/plugin.ts';

/** What a page does before anything of it was used, which its modules remember. */
const alone = ['**/*.alone.test.tsx'];

export default defineConfig({
	plugins: [fonts()],
	resolve: {
		// One copy of the router, as the build has it.
		alias: { '#fonts': fontsFolder, 'react-router-dom': 'react-router' },
	},
	test: {
		environment: 'jsdom',
		setupFiles: ['./src/testing/setup.ts'],
		testTimeout: 20_000,
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
					include: [...alone, 'src/**/*.test.ts', 'server/**/*.test.ts', 'tests/**/*.test.ts'],
				},
			},
		],
	},
});
