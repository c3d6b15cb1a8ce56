import { defineConfig } from 'vitest/config';

/** Start `npm run dev`, which takes minutes on a slow machine, so nightly. */
const developmentTests = ['launcher/dev.test.ts'];

export default defineConfig({
	test: {
		testTimeout: 180_000,
		expect: { poll: { timeout: 30_000 } },
		hookTimeout: 180_000,
		projects: [
			{
				extends: true,
				test: { name: 'units', include: ['**/*.test.ts'], exclude: developmentTests },
			},
			{ extends: true, test: { name: 'development', include: developmentTests } },
		],
	},
});
