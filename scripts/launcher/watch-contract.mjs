import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const childScript = fileURLToPath(new URL('watch-contract-in-child.ts', import.meta.url));

/**
 * Watches the contract and restarts the CMS, because Strapi only watches its own folder. The site's server reads
 * the contract's sources itself.
 * @param {import('./part.mjs').Part} cms restarted after each change of the contract without a type error
 * @param {AbortSignal} stop
 */
export function watchContract(cms, stop) {
	const child = fork(childScript, { execArgv: ['--import', 'tsx'] });
	stop.addEventListener('abort', () => child.kill());
	let restart = Promise.resolve();
	child.on('message', () => {
		console.log('contract │ compiled; the CMS starts again');
		restart = restart.then(() => (stop.aborted ? undefined : cms.restart()));
	});
}
