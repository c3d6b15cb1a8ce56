import { defineConfig } from 'vitest/config';

/** What meets a database in no way of its own: files, mails, logs, limits, demands, who may call what. Once is enough, on SQLite. */
const ofNoDatabase = [
	'account-limits',
	'addresses',
	'article',
	'auth-limits',
	'broken-backups',
	'cached-calls',
	'case-studies',
	'change-password',
	'details',
	'doors',
	'encoding',
	'google',
	'helper-calls',
	'helpers',
	'image',
	'kill',
	'leaks',
	'limits',
	'link-cards',
	'location',
	'mail',
	'mail-log',
	'matrix',
	'media',
	'media-cloudinary',
	'notices',
	'openapi',
	'original-client',
	'panel',
	'panel-limits',
	'panel-matrix',
	'panel-roles',
	'password',
	'purge-notices',
	'refresh-reuse',
	'released',
	'schemas',
	'second-factor',
	'security-log',
	'seed-content',
	'seeing',
	'sessions',
	'submissions',
	'surface',
	'updates',
	'uploads',
	'visitor-address',
	'weave',
	'whole-uploads',
].map((name) => `tests/${name}.test.ts`);

const project = (name: 'sqlite' | 'postgres', exclude: string[] = []) => ({
	extends: true as const,
	test: {
		name,
		exclude,
		globalSetup: ['tests/support/require-fresh-build.ts', `tests/support/setup-${name}.ts`],
	},
});

export default defineConfig({
	test: {
		include: ['tests/**/*.test.ts'],
		setupFiles: ['tests/support/no-console-error.ts'],
		fileParallelism: false,
		// Slow cores that other suites share are no failure.
		testTimeout: 180_000,
		hookTimeout: 240_000,
		projects: [
			project('sqlite'),
			project('postgres', ofNoDatabase),
			{ test: { name: 'art', include: ['demo/**/*.test.ts'] } },
		],
	},
});
