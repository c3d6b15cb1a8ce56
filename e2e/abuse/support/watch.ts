import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import { site } from '../../support/product';
import { ask } from './connection';
import type { Noticed } from './onlooker';

/** Visits after which a process that has just started is as quick as it will be. */
const warm = 20;

/** Looks at the site as a visitor and as a monitor do, until the attack has ended. */
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

/** What everybody else may notice of any attack. */
export function expectBounds({ memory, health, home }: Noticed): void {
	expect(memory, 'megabytes of the site').toBeLessThan(350);
	expect(health, 'milliseconds of /_health').toBeLessThan(500);
	// Without the limits it is whole seconds; a request waits its turn for the processor where the attack runs too.
	expect(home, 'milliseconds of the cached home page').toBeLessThan(250);
}
