import { defineConfig } from 'vitest/config';

const project = (name: 'sqlite' | 'postgres') => ({
	extends: true as const,
	test: {
		name,
		globalSetup: ['tests/support/require-fresh-build.ts', `tests/support/setup-${name}.ts`],
	},
});

export default defineConfig({
	test: {
		include: ['tests/**/*.test.ts'],
		setupFiles: ['tests/support/no-console-error.ts'],
		fileParallelism: false,
		testTimeout: 30_000,
		hookTimeout: 240_000,
		projects: [
			project('sqlite'),
			project('postgres'),
			{ test: { name: 'art', include: ['demo/**/*.test.ts'] } },
		],
	},
});
