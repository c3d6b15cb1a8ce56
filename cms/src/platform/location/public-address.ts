import { BlockList, isIP } from 'node:net';

const inner = new BlockList();
for (const [network, prefix] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.168.0.0', 16],
	['224.0.0.0', 3],
] as const)
	inner.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
	['::', 127],
	['fc00::', 7],
	['fe80::', 10],
	['ff00::', 8],
] as const)
	inner.addSubnet(network, prefix, 'ipv6');

/** Whether an address belongs to the wide world, not to this machine or its own network. */
export function isPublicAddress(given: string): boolean {
	const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
	const version = isIP(address);
	return version > 0 && !inner.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
