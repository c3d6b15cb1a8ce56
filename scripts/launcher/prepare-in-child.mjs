import { loadTypeScript, startInstallation } from '../setup/install.mjs';

const installation = startInstallation();
try {
	await installation.site;
	const { makePlan } = await loadTypeScript('scripts/launcher/plan.ts');
	process.send?.(await makePlan(process.argv.slice(2), installation), () => process.exit(0));
} catch (error) {
	console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
	// An interrupted installation would start again from the beginning.
	await installation.all;
	process.exit(1);
}
