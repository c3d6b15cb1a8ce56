import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const childScript = fileURLToPath(new URL('watch-sources-in-child.ts', import.meta.url));

/**
 * Watches the sources of the CMS and the contract, and replaces the CMS's process after each edit that compiles and
 * type-checks. The site's server reads its sources, and the contract's, itself.
 * @param {import('./part.mjs').Part} cms
 * @param {AbortSignal} stop
 */
export function watchSources(cms, stop) {
	cms.prepareReplacement();
	const child = fork(childScript, { execArgv: ['--import', 'tsx'] });
	stop.addEventListener('abort', () => child.kill());
	child.on('message', async (message) => {
		if (message !== 'compiled') return;
		const isSound = once(child, 'message').then(([verdict]) => verdict === 'sound');
		await cms.replace(isSound);
		if (child.connected) child.send('done');
	});
	child.once('exit', () => {
		if (!stop.aborted) console.log('cms  │ edits are no longer noticed; start `npm run dev` again');
	});
}
