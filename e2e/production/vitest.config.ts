import { defineConfig } from 'vitest/config';

/** The quickest faults; with `--mode all`, as `npm run test:production` runs it, every one. */
export default defineConfig(({ mode }) => ({
	test: {
		include: mode === 'all' ? ['*.test.ts'] : ['quick.test.ts'],
		globalSetup: './support/print-table.ts',
		fileParallelism: false,
		testTimeout: 600_000,
		hookTimeout: 600_000,
	},
}));
