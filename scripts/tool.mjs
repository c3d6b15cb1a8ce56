// `npm run demo:remove` and other tools for the content. The CMS's own code does the work.
import { installIfStale, loadTypeScript, requireNode } from './setup/install.mjs';

requireNode();
try {
	await installIfStale();
	const { runProgram } = await loadTypeScript('scripts/launcher/program.ts');
	const [program, ...args] = process.argv.slice(2);
	process.exitCode = await runProgram(`tools/${program}.js`, args);
} catch (error) {
	console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
