import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('prepare-in-child.mjs', import.meta.url));
/** Windows has no groups of processes, and opens a window for a detached one. */
const hasGroups = process.platform !== 'win32';

/**
 * Installs and builds in a process of its own: what that takes in memory, and whatever it started, is gone
 * before the parts are.
 * @param {string[]} args
 * @param {AbortSignal} stop
 * @returns {Promise<import('./plan').Plan | undefined>} none where it failed, which it has said, or was stopped
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
