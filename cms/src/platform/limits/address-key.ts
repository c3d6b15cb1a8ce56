import ipaddr from 'ipaddr.js';

const prefix = 64;

/**
 * By what an address is counted. Whoever has one IPv6 address has the 2^64 of its network too, so
 * these count as one; an IPv4 address written as IPv6 counts as what it is.
 */
export function addressKey(ip: string): string {
	const [plain = ''] = ip.split('%');
	if (!ipaddr.isValid(plain)) return ip;
	const address = ipaddr.process(plain);
	if (address.kind() === 'ipv4') return address.toString();
	const network = address.toByteArray().slice(0, prefix / 8);
	return `${Buffer.from(network).toString('hex')}/${prefix}`;
}
