import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's clock tick is 1/100 second on every known Linux. */
const millisecondsPerTick = 10;

interface Stat {
	pid: number;
	parent: number;
	ticks: number;
}

function statOf(pid: string): Stat[] {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
		/** The second field is the process name in parentheses, which may contain any character. */
		const fields = text
			.slice(text.lastIndexOf(')') + 2)
			.split(' ')
			.map(Number);
		return [
			{ pid: Number(pid), parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) },
		];
	} catch {
		/** The process has ended in the meantime. */
		return [];
	}
}

/** CPU time in milliseconds that these processes and their children have used so far; Linux only. */
export function processorTime(pids: readonly number[]): number {
	const stats = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap(statOf);
	return stats
		.filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent))
		.reduce((sum, { ticks }) => sum + ticks * millisecondsPerTick, 0);
}
