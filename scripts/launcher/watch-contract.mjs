import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('watch-contract-in-child.ts', import.meta.url));

/**
 * Strapi restarts for files of its own folder only, and the site's server takes the contract's source by itself.
 * @param {import('./part.mjs').Part} cms started again after each change of the contract that has no type error
 * @param {AbortSignal} stop
 */
export function watchContract(cms, stop) {
	const child = fork(program, { execArgv: ['--import', 'tsx'] });
	stop.addEventListener('abort', () => child.kill());
	let restart = Promise.resolve();
	child.on('message', () => {
		console.log('contract │ compiled; the CMS starts again');
		restart = restart.then(() => (stop.aborted ? undefined : cms.restart()));
	});
}
