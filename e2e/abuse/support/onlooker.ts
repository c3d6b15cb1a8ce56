import { ask } from './connection';
import { median } from './median';
import { memoryOf } from './memory';

/** Effects of an attack on everyone else. */
export interface Noticed {
	/** Peak memory of the site's process, in megabytes. */
	readonly memory: number;
	/** Peak memory of the CMS's process, in megabytes. */
	readonly cmsMemory: number;
	/** Slowest response of `/_health`, in milliseconds. */
	readonly health: number;
	/** Median response time of the cached home page, in milliseconds. */
	readonly home: number;
}

// Runs in a separate process, because the attacking one is too busy to measure time: `onlooker.ts <site> <id of the
// process that started the product>`. Measures until it receives a message that the attack is over.
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
