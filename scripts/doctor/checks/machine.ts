import { totalmem } from 'node:os';
import { isFresh } from '../../builds/build';
import type { EnvSettings } from '../../launcher/settings';
import { isRelease, isSupportedNode } from '../../setup/install.mjs';
import {
	type DoctorCheck,
	type Finding,
	reportFailure,
	reportOk,
	reportWarning,
} from '../doctor-check';

const BYTES_PER_MEGABYTE = 1024 * 1024;
const toMegabytes = (bytes: number) => Math.round(bytes / BYTES_PER_MEGABYTE);

/** Megabytes that each takes under load; `system` leaves room for the operating system. */
const memoryUse = { parts: 500, system: 400, postgres: 150, redis: 30, panelBuild: 2100 } as const;

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLocal = (url: string | undefined) =>
	url !== undefined && localHosts.has(new URL(url).hostname);

type MemorySettings = Pick<EnvSettings, 'DATABASE_URL' | 'REDIS_URL'>;

/** Megabytes that this installation needs, with the services on the same machine. */
export const estimateMemory = ({ DATABASE_URL, REDIS_URL }: MemorySettings, mustBuild: boolean) =>
	memoryUse.system +
	(isLocal(DATABASE_URL) ? memoryUse.postgres : 0) +
	(isLocal(REDIS_URL) ? memoryUse.redis : 0) +
	Math.max(memoryUse.parts, mustBuild ? memoryUse.panelBuild : 0);

/** @param limit bytes that a container or service may use; 0 or more than the machine has: no limit */
export function assessMemory(
	{ total, free, limit }: { total: number; free: number; limit: number },
	settings: MemorySettings,
	mustBuild: boolean,
): Finding {
	const usable = toMegabytes(limit > 0 ? Math.min(total, limit) : total);
	const neededMegabytes = estimateMemory(settings, mustBuild);
	const findingText = `Node ${process.versions.node}, ${Math.min(toMegabytes(free), usable)} of ${usable} MB of memory free`;
	if (usable >= neededMegabytes) return reportOk(findingText);
	return reportWarning(
		findingText,
		mustBuild
			? `Building takes up to ${memoryUse.panelBuild} MB: install a release, which is built, or use a machine with ${neededMegabytes} MB.`
			: `With these settings ${neededMegabytes} MB are needed: add memory or swap, or move PostgreSQL and Redis to another machine.`,
	);
}

export const machineCheck: DoctorCheck = {
	name: 'Machine',
	look({ settings }) {
		const { node } = process.versions;
		if (!isSupportedNode(node))
			return reportFailure(`Node ${node}`, 'Install Node 20.19 or newer, up to 26.');
		const memory = {
			total: totalmem(),
			free: process.availableMemory(),
			limit: process.constrainedMemory() ?? 0,
		};
		return assessMemory(memory, settings, !isRelease && !isFresh('panel'));
	},
};
