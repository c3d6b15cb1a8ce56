import { printLauncherMessage } from './log.mjs';
import { Part } from './part.mjs';
import { prepareInChild, startPanelBuild } from './prepare.mjs';
import { createStopSignal } from './stop-signal.mjs';
import { watchSources } from './watch-sources.mjs';

/**
 * Prepares, starts all parts one after the other and keeps them running until a stop signal.
 * @param {string[]} args of `npm start`
 * @returns {Promise<number>} the exit code
 */
export async function launchProduct(args) {
	const stop = createStopSignal();
	const plan = await prepareInChild(args, stop);
	if (stop.aborted) return 0;
	if (!plan) return 1;
	if (plan.saysJson) process.env.LOG_FORMAT = 'json';
	const parts = plan.parts.map((start) => new Part(start, plan.env));
	const stopAll = () => Promise.all(parts.map((part) => part.stop()));
	try {
		for (const part of parts) await part.start(stop);
		const [cms] = parts;
		if (plan.watchesSources && cms) watchSources(cms, stop);
		printLauncherMessage(plan.summary);
		if (plan.needsPanelBuild && !stop.aborted) startPanelBuild(stop);
		if (!stop.aborted) await new Promise((resolve) => stop.addEventListener('abort', resolve));
	} catch (error) {
		if (!stop.aborted) {
			console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
			await stopAll();
			return 1;
		}
	}
	await stopAll();
	return 0;
}
