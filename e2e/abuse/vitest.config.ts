import { defineConfig } from 'vitest/config';

/** Attacks on one running product, one after the other, so that each is measured separately. */
export default defineConfig({
	test: {
		include: ['*.test.ts'],
		globalSetup: './support/start-product.ts',
		fileParallelism: false,
		testTimeout: 300_000,
		expect: { poll: { timeout: 30_000 } },
	},
});
