import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's ticks are hundredths of a second on every Linux we know. */
const millisecondsPerTick = 10;

interface Stat {
	pid: number;
	parent: number;
	ticks: number;
}

function statOf(pid: string): Stat[] {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
		/** The second field is a name in brackets, which may hold anything. */
		const fields = text
			.slice(text.lastIndexOf(')') + 2)
			.split(' ')
			.map(Number);
		return [
			{ pid: Number(pid), parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) },
		];
	} catch {
		/** It has ended meanwhile. */
		return [];
	}
}

/** Milliseconds these processes and their children have computed so far; Linux only. */
export function processorTime(pids: readonly number[]): number {
	const stats = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap(statOf);
	return stats
		.filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent))
		.reduce((sum, { ticks }) => sum + ticks * millisecondsPerTick, 0);
}
