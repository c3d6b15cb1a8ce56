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

const commands = { site: 'node build/server/index.js', cms: 'strapi.js start' } as const;

/**
 * Memory of a part of the product, in megabytes.
 * @param ancestor the process the product was started by: this machine may run others
 */
export function memoryOf(part: keyof typeof commands, ancestor: number): number {
	const all = processes();
	const isOurs = (pid: number): boolean =>
		pid === ancestor || (pid > 1 && isOurs(all.get(pid)?.parent ?? 0));
	const found = [...all].find(
		([pid, { command }]) => command.endsWith(commands[part]) && isOurs(pid),
	);
	if (!found) throw new Error(`The process of the ${part} is not found`);
	return found[1].memory / 1024;
}
