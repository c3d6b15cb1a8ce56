import { installIfStale, loadTypeScript } from '../setup/install.mjs';

try {
	await installIfStale();
	const { makePlan } = await loadTypeScript('scripts/launcher/plan.ts');
	process.send?.(await makePlan(process.argv.slice(2)), () => process.exit(0));
} catch (error) {
	console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
}
