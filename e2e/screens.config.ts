import { defineConfig } from '@playwright/test';
import product from './playwright.config';

/**
 * Takes the screenshots in `docs/screens`: `npm run screens -w e2e`, or `… -- -g about` for one. Uses the product that
 * the tests start, or the one at SCREENS_URL.
 */
export default defineConfig({
	...product,
	testDir: 'screens',
	testMatch: ['take.ts', 'take-owners.ts'],
	projects: undefined,
	timeout: 600_000,
	...(process.env.SCREENS_URL ? { webServer: [] } : {}),
});
