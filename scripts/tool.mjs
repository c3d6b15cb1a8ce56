// `npm run demo:remove` and what else works on the content: the CMS's own code does it.
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
