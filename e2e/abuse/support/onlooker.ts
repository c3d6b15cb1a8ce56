import { ask } from './connection';
import { median } from './median';
import { memoryOf } from './memory';

/** What everybody else noticed of an attack. */
export interface Noticed {
	/** Of the site's process at its most, in megabytes. */
	readonly memory: number;
	/** Of the CMS's, the same. */
	readonly cmsMemory: number;
	/** Slowest answer of `/_health`, in milliseconds. */
	readonly health: number;
	/** Of the home page, which is cached: half of its answers came sooner. Milliseconds. */
	readonly home: number;
}

// A process of its own, as who attacks is too busy to look at a clock: `onlooker.ts <site> <process
// the product was started by>`. It looks until it is told that the attack is over.
const [, , site = '', ancestor = ''] = process.argv;
const headers = { 'accept-encoding': 'br' };
const health: number[] = [];
const home: number[] = [];
let memory = 0;
let cmsMemory = 0;
let isOver = false;
process.once('message', () => {
	isOver = true;
});

async function look() {
	do {
		health.push((await ask(site, '/_health')).milliseconds);
		const page = await ask(site, '/', { headers });
		if (page.status !== 200) throw new Error(`The home page is ${page.status}`);
		home.push(page.milliseconds);
		memory = Math.max(memory, memoryOf('site', Number(ancestor)));
		cmsMemory = Math.max(cmsMemory, memoryOf('cms', Number(ancestor)));
	} while (!isOver);
	const noticed: Noticed = { memory, cmsMemory, health: Math.max(...health), home: median(home) };
	process.send?.(noticed, () => process.disconnect());
}

process.send?.('looks');
void look();
