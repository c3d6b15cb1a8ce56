// Reports the setup, the services that respond and any problems. Changes nothing, so it installs nothing either.
import { isInstalled, loadTypeScript, repositoryRoot, requireNode } from './setup/install.mjs';

requireNode();
if (!isInstalled(repositoryRoot)) {
	console.error('\n  Not installed yet. `npm start` installs, builds and starts everything.\n');
	process.exit(1);
}
try {
	const { main } = await loadTypeScript('scripts/doctor/main.ts');
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	// Node's message repeats the module's importers on further lines.
	const [reason] = String(error instanceof Error ? error.message : error).split('\n');
	console.error(
		`\n  ✗ Modules     ${reason}\n                → Run \`npm run setup\`, which installs what is missing.\n`,
	);
	process.exitCode = 1;
}
