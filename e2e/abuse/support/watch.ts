import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import { site } from '../../support/product';
import { ask } from './connection';

/** What everybody else noticed of an attack. */
interface Noticed {
	/** Of the site's process at its most, in megabytes. */
	readonly memory: number;
	/** Slowest answer of `/_health`, in milliseconds. */
	readonly health: number;
	/** Of the home page, which is cached: half of its answers came sooner. Milliseconds. */
	readonly home: number;
}

interface Process {
	readonly parent: number;
	/** Kilobytes. */
	readonly memory: number;
	readonly command: string;
}

/** Memory of the site this machine's tests have started at these ports, in megabytes. */
function siteMemory(): number {
	const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
	const processes = new Map<number, Process>();
	for (const line of lines.split('\n')) {
		const [, pid, parent, memory, command = ''] =
			/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
		processes.set(Number(pid), { parent: Number(parent), memory: Number(memory), command });
	}
	const isOurs = (pid: number): boolean =>
		pid === process.ppid || (pid > 1 && isOurs(processes.get(pid)?.parent ?? 0));
	const own = [...processes].find(
		([pid, { command }]) => command.endsWith('node build/server/index.js') && isOurs(pid),
	);
	if (!own) throw new Error('The site’s process is not found');
	return own[1].memory / 1024;
}

const median = (values: readonly number[]) =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Looks at the site as a visitor and as a monitor do, until the attack has ended. */
export async function whileWatched<Result>(attack: () => Promise<Result>) {
	await ask(site, '/');
	let isOver = false;
	const health: number[] = [];
	const home: number[] = [];
	let memory = 0;
	const watching = (async () => {
		do {
			health.push((await ask(site, '/_health')).milliseconds);
			const page = await ask(site, '/', { headers: { 'accept-encoding': 'br' } });
			expect(page.status).toBe(200);
			home.push(page.milliseconds);
			memory = Math.max(memory, siteMemory());
		} while (!isOver);
	})();
	const result = await attack().finally(() => {
		isOver = true;
	});
	await watching;
	const noticed: Noticed = { memory, health: Math.max(...health), home: median(home) };
	console.log(
		`memory ${memory.toFixed()} MB, health ${noticed.health.toFixed()} ms, home ${noticed.home.toFixed(1)} ms`,
	);
	return { result, noticed };
}

/** What everybody else may notice of any attack. */
export function expectBounds({ memory, health, home }: Noticed): void {
	expect(memory, 'megabytes of the site').toBeLessThan(350);
	expect(health, 'milliseconds of /_health').toBeLessThan(500);
	expect(home, 'milliseconds of the cached home page').toBeLessThan(50);
}
