import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const childScript = fileURLToPath(new URL('prepare-in-child.mjs', import.meta.url));
/** Windows has no process groups, and opens a window for a detached process. */
const hasGroups = process.platform !== 'win32';

/**
 * Installs and builds in a child process, so that its memory is free and its own child processes have ended
 * before the parts start.
 * @param {string[]} args
 * @param {AbortSignal} stop
 * @returns {Promise<import('./plan').LaunchPlan | undefined>} undefined if it failed and printed why, or was stopped
 */
export async function prepareInChild(args, stop) {
	const child = fork(childScript, args, {
		detached: hasGroups,
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	const exitEvent = once(child, 'exit');
	const end = () => (hasGroups && child.pid ? process.kill(-child.pid, 'SIGTERM') : child.kill());
	stop.addEventListener('abort', end);
	/** @type {import('./plan').LaunchPlan | undefined} */
	let plan;
	child.once('message', (message) => {
		plan = /** @type {import('./plan').LaunchPlan} */ (message);
	});
	const [code] = await exitEvent;
	stop.removeEventListener('abort', end);
	return code === 0 && !stop.aborted ? plan : undefined;
}
