// The first thing a new owner runs, on a machine with only Node: no dependency may be needed up to the hand-over.
import { installIfStale, loadTypeScript, requireNode } from './setup/install.mjs';

requireNode();
try {
	await installIfStale();
	const { launch } = await loadTypeScript('scripts/launcher/launch.ts');
	await launch(process.argv.slice(2));
} catch (error) {
	console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
}
