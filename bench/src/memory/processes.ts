import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory in megabytes. `launcher` includes every other process it started. */
export interface Resident {
	readonly cms: number;
	readonly site: number;
	readonly launcher: number;
}

interface Process {
	readonly pid: number;
	readonly parent: number;
	readonly command: string;
	readonly megabytes: number;
}

const field = (status: string, name: string) =>
	Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);

function processOf(pid: string): Process[] {
	try {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8');
		const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
		const megabytes = field(status, 'VmRSS') / 1024;
		return [{ pid: Number(pid), parent: field(status, 'PPid'), command, megabytes }];
	} catch {
		/** The process has ended in the meantime. */
		return [];
	}
}

const partOf = ({ command }: Process): keyof Resident =>
	command.includes('dist/src/start.js')
		? 'cms'
		: command.includes('build/server')
			? 'site'
			: 'launcher';

/** Measures the process with this id and all its descendants; Linux only. */
export function resident(product: number): Resident {
	const all = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap(processOf);
	const ours = new Set([product]);
	/** A child may have a lower pid than its parent, so this repeats until no new process is found. */
	for (let known = 0; known < ours.size; ) {
		known = ours.size;
		for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
	}
	const sum = { cms: 0, site: 0, launcher: 0 };
	for (const process of all) if (ours.has(process.pid)) sum[partOf(process)] += process.megabytes;
	return sum;
}
