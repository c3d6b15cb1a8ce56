import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './support/chromium';
import { clockSettings } from './support/cms-clock';
import { folder, ports, productLog, settings, site, startCommand } from './support/product';
import { at, thirdParties } from './third-parties/addresses';

/** Tests of sign-in and accounts, and the independent checkers, which also visit account pages. */
const people = /\/(accounts|journeys|standards)[\w-]*\.spec\.ts$/;
/** Tests of the owner's workplaces. */
const owner = /\/(sumu|panel)[\w-]*\.spec\.ts$/;

/** Tag of tests that take minutes and cover what quicker tests cover in part. */
const nightly = /@nightly/;

export default defineConfig({
	testDir: 'tests',
	// Each run empties its own folder.
	outputDir: `test-results/${ports.site}`,
	workers: 1,
	// Three suites share two slow cores in CI.
	timeout: 300_000,
	// Shorter than the minute after which a cached page expires even without a purge.
	expect: { timeout: 45_000, toPass: { timeout: 45_000 } },
	forbidOnly: Boolean(process.env.CI),
	globalTeardown: './support/remove-folder.ts',
	use: {
		baseURL: site,
		// Animations take processor time from everything else; tests of motion turn them on.
		reducedMotion: 'reduce',
		// Tracing takes a sixth of the processor time; to get traces, use `--trace retain-on-failure`.
		trace: 'off',
		screenshot: 'only-on-failure',
		launchOptions: chromiumOptions(),
	},
	// `npm test` runs all but the last in parallel, each on a separate product.
	projects: [
		{ name: 'visitors', testIgnore: [people, owner], grepInvert: nightly },
		{ name: 'people', testMatch: people, grepInvert: nightly },
		{ name: 'owner', testMatch: owner, grepInvert: nightly },
		// WebKit and Firefox, each through its own driver, compared with Chromium.
		{ name: 'engines', testDir: 'engines' },
		{ name: 'nightly', grep: nightly },
	],
	webServer: [
		{
			command: 'node --import tsx third-parties/start.ts',
			url: at(thirdParties.mailbox),
			gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
		},
		{
			command: `node --import tsx support/recorded.ts ${productLog} ${startCommand('product')}`,
			env: { ...settings('product', ports), ...clockSettings(folder) },
			url: `${site}/_health`,
			// Includes the builds on a slow machine.
			timeout: 15 * 60_000,
			gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
			stdout: 'pipe',
		},
	],
});
