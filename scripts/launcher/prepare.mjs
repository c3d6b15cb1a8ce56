import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('prepare-in-child.mjs', import.meta.url));
/** Windows has no process groups, and opens a window for a detached process. */
const hasGroups = process.platform !== 'win32';

/**
 * Installs and builds in a child process, so that its memory is free and its own child processes have ended
 * before the parts start.
 * @param {string[]} args
 * @param {AbortSignal} stop
 * @returns {Promise<import('./plan').Plan | undefined>} undefined if it failed and printed why, or was stopped
 */
export async function prepare(args, stop) {
	const child = fork(program, args, {
		detached: hasGroups,
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	});
	const ended = once(child, 'exit');
	const end = () => (hasGroups && child.pid ? process.kill(-child.pid, 'SIGTERM') : child.kill());
	stop.addEventListener('abort', end);
	/** @type {import('./plan').Plan | undefined} */
	let plan;
	child.once('message', (message) => {
		plan = /** @type {import('./plan').Plan} */ (message);
	});
	const [code] = await ended;
	stop.removeEventListener('abort', end);
	return code === 0 && !stop.aborted ? plan : undefined;
}
