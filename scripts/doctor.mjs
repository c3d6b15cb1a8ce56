// Reports the setup, the services that respond and any problems. Changes nothing, so it installs nothing either.
import { isInstalled, loadTypeScript, repositoryRoot, requireNode } from './setup/install.mjs';

requireNode();
if (!isInstalled(repositoryRoot)) {
	console.error('\n  Not installed yet. `npm start` installs, builds and starts everything.\n');
	process.exit(1);
}
const { main } = await loadTypeScript('scripts/doctor/main.ts');
process.exitCode = await main(process.argv.slice(2));
