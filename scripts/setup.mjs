// Installs and builds without starting, for servers where the user of the service cannot write to its folder.
import {
	installIfStale,
	isRelease,
	loadTypeScript,
	requireNode,
	requireSqliteDriver,
} from './setup/install.mjs';

requireNode();
try {
	await installIfStale();
	await requireSqliteDriver();
	const { buildIfStale } = await loadTypeScript('scripts/builds/build.ts');
	if (!isRelease) await buildIfStale(['server', 'panel', 'site']);
} catch (error) {
	console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
