import { defineConfig } from 'vitest/config';

// Named so that no folder without a configuration of its own takes this one.
export default defineConfig({
	test: { projects: ['contract', 'scripts', 'site'] },
});
