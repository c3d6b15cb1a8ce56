import ipaddr from 'ipaddr.js';

/** The only IPv6 addresses that are assigned to hosts of the Internet (RFC 4291, section 2.4). */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address is one of the Internet's ordinary hosts, not of this machine, its network or a translator that
 * leads back to them. An IPv4 address mapped into IPv6 counts as what it is.
 */
export function isPublicAddress(given: string): boolean {
	if (!ipaddr.isValid(given)) return false;
	const address = ipaddr.process(given);
	const isAssigned = address.kind() === 'ipv4' || address.match(globalUnicast);
	return isAssigned && address.range() === 'unicast';
}
