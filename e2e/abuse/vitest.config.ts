import { defineConfig } from 'vitest/config';

/** Attacks on one running product, one after the other: each is measured by itself. */
export default defineConfig({
	test: {
		include: ['*.test.ts'],
		globalSetup: './support/start-product.ts',
		fileParallelism: false,
		testTimeout: 300_000,
	},
});
