import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import { site } from '../../support/product';
import { ask } from './connection';
import type { Noticed } from './onlooker';

/** Visits after which a new process has reached its full speed. */
const warm = 20;

/** Measures the site as a visitor and a monitor see it, until the attack has ended. */
export async function whileWatched<Result>(attack: () => Promise<Result>) {
	for (let visit = 0; visit < warm; visit++) await ask(site, '/');
	const program = join(import.meta.dirname, 'onlooker.ts');
	const onlooker = fork(program, [site, String(process.ppid)], { execArgv: ['--import', 'tsx'] });
	const ended = once(onlooker, 'exit').then(() => {
		throw new Error('The onlooker ended by itself: what it said stands above');
	});
	ended.catch(() => {});
	await Promise.race([once(onlooker, 'message'), ended]);
	const answer = once(onlooker, 'message');
	const result = await Promise.race([
		attack().finally(() => onlooker.connected && onlooker.send('over')),
		ended,
	]);
	const [noticed]: Noticed[] = await Promise.race([answer, ended]);
	if (!noticed) throw new Error('The onlooker says nothing');
	const { memory, cmsMemory, health, home } = noticed;
	console.log(
		`memory ${memory.toFixed()} MB, of the CMS ${cmsMemory.toFixed()} MB, health ${health.toFixed()} ms, home ${home.toFixed(1)} ms`,
	);
	return { result, noticed };
}

/** Expects everyone else to be served within limits during an attack. */
export function expectBounds({ memory, health, home }: Noticed): void {
	expect(memory, 'megabytes of the site').toBeLessThan(350);
	expect(health, 'milliseconds of /_health').toBeLessThan(500);
	// Without rate limits it takes whole seconds. The attack runs on the same processors, which adds waiting time.
	expect(home, 'milliseconds of the cached home page').toBeLessThan(250);
}
