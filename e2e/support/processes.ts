import { execFileSync } from 'node:child_process';

interface Process {
	readonly pid: number;
	readonly parent: number;
	/** Resident memory in MB. */
	readonly mb: number;
	readonly command: string;
}

function all(): Process[] {
	const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
	return Array.from(
		listed.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/gm),
		([, pid, parent, kb, command = '']) => ({
			pid: Number(pid),
			parent: Number(parent),
			mb: Number(kb) / 1024,
			command,
		}),
	);
}

/** Returns the running child processes of a process, and their descendants. */
export function descendants(pid: number, from = all()): Process[] {
	const children = from.filter(({ parent }) => parent === pid);
	return [...children, ...children.flatMap((child) => descendants(child.pid, from))];
}

export const isRunning = (pid: number) => all().some((process) => process.pid === pid);
