import { defineConfig } from 'vitest/config';

/** Runs the quickest faults, or every fault with `--mode all`, as `npm run test:production` does. */
export default defineConfig(({ mode }) => ({
	test: {
		include: mode === 'all' ? ['*.test.ts'] : ['quick.test.ts'],
		globalSetup: './support/print-table.ts',
		fileParallelism: false,
		testTimeout: 600_000,
		expect: { poll: { timeout: 30_000 } },
		hookTimeout: 600_000,
	},
}));
