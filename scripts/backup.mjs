// `npm run backup` and `npm run restore`. The CMS's own code does the work, with its database drivers.
import { installIfStale, loadTypeScript, requireNode } from './setup/install.mjs';

requireNode();
try {
	await installIfStale();
	const { runBackup } = await loadTypeScript('scripts/launcher/backup.ts');
	process.exitCode = await runBackup(process.argv.slice(2));
} catch (error) {
	console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
