import { defineConfig } from 'vitest/config';

/** The quickest faults; all of them with `PRODUCTION=all`, as `npm run test:production` sets it. */
const include = process.env.PRODUCTION === 'all' ? ['*.test.ts'] : ['quick.test.ts'];

export default defineConfig({
	test: {
		include,
		globalSetup: './support/print-table.ts',
		fileParallelism: false,
		testTimeout: 240_000,
		hookTimeout: 300_000,
	},
});
