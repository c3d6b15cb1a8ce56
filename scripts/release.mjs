// Builds and packs a release for servers: dist/sumu-<version>.tar.gz
import { installIfStale, loadTypeScript, requireNode } from './setup/install.mjs';

requireNode();
try {
	await installIfStale();
	const { release } = await loadTypeScript('scripts/release/release.ts');
	console.log(`\n  ${await release()}\n`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
