import { installIfStale, loadTypeScript, requireNode } from './setup/install.mjs';

requireNode();
try {
	// The site's tests need only these packages, and installing the CMS takes long.
	await installIfStale(['site']);
	const { runSuites } = await loadTypeScript('scripts/testing/run-suites.ts');
	process.exitCode = await runSuites(process.argv.slice(2));
} catch (error) {
	console.error(error);
	console.log('0 passed, 1 failed');
	process.exitCode = 1;
}
