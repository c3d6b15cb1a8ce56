import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import { site } from '../../support/product';
import { ask } from './connection';
import type { Noticed } from './onlooker';

/** Looks at the site as a visitor and as a monitor do, until the attack has ended. */
export async function whileWatched<Result>(attack: () => Promise<Result>) {
	await ask(site, '/');
	const program = join(import.meta.dirname, 'onlooker.ts');
	const onlooker = fork(program, [site, String(process.ppid)], { execArgv: ['--import', 'tsx'] });
	await once(onlooker, 'message');
	const answer = once(onlooker, 'message');
	const result = await attack().finally(() => onlooker.send('over'));
	const [noticed]: Noticed[] = await answer;
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
	expect(home, 'milliseconds of the cached home page').toBeLessThan(50);
}
