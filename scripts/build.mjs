// Builds parts of the product: with --if-stale only outdated ones. With --check, only lists the outdated ones.
import { loadTypeScript } from './setup/install.mjs';

try {
	const { main } = await loadTypeScript('scripts/builds/main.ts');
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
