import { defineConfig } from 'vitest/config';
import { fonts, fontsFolder } from './scripts/fonts/plugin.ts';

export default defineConfig({
	plugins: [fonts()],
	resolve: {
		// One copy of the router, as the build has it.
		alias: { '#fonts': fontsFolder, 'react-router-dom': 'react-router' },
	},
	test: {
		include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
		environment: 'jsdom',
		setupFiles: ['./src/testing/setup.ts'],
		testTimeout: 20_000,
	},
});
