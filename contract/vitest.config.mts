import { defineConfig } from 'vitest/config';
import { poFiles } from './po/plugin.ts';

export default defineConfig({
	plugins: [poFiles],
	// On a machine that is busy with other tests.
	test: { testTimeout: 60_000 },
});
