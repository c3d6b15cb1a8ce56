import ipaddr from 'ipaddr.js';

const IPV6_PREFIX_BITS = 64;

/**
 * Returns the rate-limit key of an address. IPv6 addresses count by their /64 network, because its user has all 2^64
 * of them. An IPv4 address mapped into IPv6 counts as IPv4.
 */
export function addressKey(ip: string): string {
	const [plain = ''] = ip.split('%');
	if (!ipaddr.isValid(plain)) return ip;
	const address = ipaddr.process(plain);
	if (address.kind() === 'ipv4') return address.toString();
	const network = address.toByteArray().slice(0, IPV6_PREFIX_BITS / 8);
	return `${Buffer.from(network).toString('hex')}/${IPV6_PREFIX_BITS}`;
}

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
