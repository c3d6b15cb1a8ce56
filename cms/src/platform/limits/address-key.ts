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
