import { freemem, totalmem } from 'node:os';
import { isSupportedNode } from '../../setup/install.mjs';
import { type Check, look, ok, wrong } from '../finding';

const megabyte = 1024 * 1024;
/** Megabytes for both parts under load and the system. */
const least = 900;

export const machine: Check = {
	name: 'Machine',
	look() {
		const { node } = process.versions;
		if (!isSupportedNode(node))
			return wrong(`Node ${node}`, 'Install Node 20.19 or newer, up to 26.');
		const [total, free] = [totalmem(), freemem()].map((bytes) => Math.round(bytes / megabyte));
		const found = `Node ${node}, ${free} of ${total} MB of memory free`;
		return (total ?? 0) < least
			? look(found, `Both parts take 500 MB under load: ${least} MB or more are wanted.`)
			: ok(found);
	},
};
