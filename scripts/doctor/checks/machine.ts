import { freemem, totalmem } from 'node:os';
import { isSupportedNode } from '../../setup/install.mjs';
import { type DoctorCheck, reportFailure, reportOk, reportWarning } from '../doctor-check';

const BYTES_PER_MEGABYTE = 1024 * 1024;
/** Megabytes for both parts under load and the system. */
const MIN_MEMORY_MEGABYTES = 900;

export const machineCheck: DoctorCheck = {
	name: 'Machine',
	look() {
		const { node } = process.versions;
		if (!isSupportedNode(node))
			return reportFailure(`Node ${node}`, 'Install Node 20.19 or newer, up to 26.');
		const [total, free] = [totalmem(), freemem()].map((bytes) =>
			Math.round(bytes / BYTES_PER_MEGABYTE),
		);
		const findingText = `Node ${node}, ${free} of ${total} MB of memory free`;
		return (total ?? 0) < MIN_MEMORY_MEGABYTES
			? reportWarning(
					findingText,
					`Both parts take 500 MB under load: ${MIN_MEMORY_MEGABYTES} MB or more are wanted.`,
				)
			: reportOk(findingText);
	},
};
