import { execFileSync } from 'node:child_process';

interface Process {
	readonly parent: number;
	/** Kilobytes. */
	readonly memory: number;
	readonly command: string;
}

function processes(): Map<number, Process> {
	const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
	const all = new Map<number, Process>();
	for (const line of lines.split('\n')) {
		const [, pid, parent, memory, command = ''] =
			/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
		all.set(Number(pid), { parent: Number(parent), memory: Number(memory), command });
	}
	return all;
}

/**
 * Memory of the site, in megabytes.
 * @param ancestor the process the product was started by: this machine may run others
 */
export function siteMemory(ancestor: number): number {
	const all = processes();
	const isOurs = (pid: number): boolean =>
		pid === ancestor || (pid > 1 && isOurs(all.get(pid)?.parent ?? 0));
	const site = [...all].find(
		([pid, { command }]) => command.endsWith('node build/server/index.js') && isOurs(pid),
	);
	if (!site) throw new Error('The process of the site is not found');
	return site[1].memory / 1024;
}
