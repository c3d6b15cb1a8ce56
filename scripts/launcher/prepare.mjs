import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const prepareScript = fileURLToPath(new URL('prepare-in-child.mjs', import.meta.url));
const buildScript = fileURLToPath(new URL('../build.mjs', import.meta.url));
/** Windows has no process groups, and opens a window for a detached process. */
const hasGroups = process.platform !== 'win32';

/**
 * Starts a script in a process group of its own, which the stop signal ends.
 * @param {string} script
 * @param {string[]} args
 * @param {AbortSignal} stop
 */
function startScript(script, args, stop) {
	const child = fork(script, args, {
		detached: hasGroups,
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	const end = () => (hasGroups && child.pid ? process.kill(-child.pid, 'SIGTERM') : child.kill());
	stop.addEventListener('abort', end);
	child.once('exit', () => stop.removeEventListener('abort', end));
	return child;
}

/**
 * Installs and builds in a child process, so that its memory is free and its own child processes have ended
 * before the parts start.
 * @param {string[]} args
 * @param {AbortSignal} stop
 * @returns {Promise<import('./plan').LaunchPlan | undefined>} undefined if it failed and printed why, or was stopped
 */
export async function prepareInChild(args, stop) {
	const child = startScript(prepareScript, args, stop);
	const exitEvent = once(child, 'exit');
	/** @type {import('./plan').LaunchPlan | undefined} */
	let plan;
	child.once('message', (message) => {
		plan = /** @type {import('./plan').LaunchPlan} */ (message);
	});
	const [code] = await exitEvent;
	return code === 0 && !stop.aborted ? plan : undefined;
}

/**
 * Builds the panel while the parts run, which take precedence. The build prints its progress.
 * @param {AbortSignal} stop
 */
export function startPanelBuild(stop) {
	const { pid } = startScript(buildScript, ['--if-stale', 'panel'], stop);
	if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}
