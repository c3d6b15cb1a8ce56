import { defineConfig } from '@playwright/test';
import product from './playwright.config';

/**
 * Takes the pictures of `docs/screens`: `npm run screens -w e2e`, `… -- -g about` for one. They are
 * of the product as the tests start it, or of the one that runs at SCREENS_URL.
 */
export default defineConfig({
	...product,
	testDir: 'screens',
	testMatch: ['take.ts', 'take-owners.ts'],
	projects: undefined,
	timeout: 600_000,
	...(process.env.SCREENS_URL ? { webServer: [] } : {}),
});
