import ipaddr from 'ipaddr.js';

/** IPv6 range assigned to hosts of the Internet (RFC 4291, section 2.4). */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * Checks whether an address is an ordinary host of the Internet, and not this machine, its network or a translator
 * that leads back to them. An IPv4 address mapped into IPv6 counts as IPv4.
 */
export function isPublicAddress(given: string): boolean {
	if (!ipaddr.isValid(given)) return false;
	const address = ipaddr.process(given);
	const isAssigned = address.kind() === 'ipv4' || address.match(globalUnicast);
	return isAssigned && address.range() === 'unicast';
}
