import { expect, it } from 'vitest';
import { isPublicAddress } from '../src/platform/lib/ip-addresses.ts';

it.each([
	'8.8.8.8',
	'93.184.216.34',
	'2606:4700:4700::1111',
	'::ffff:8.8.8.8',
])('%s is a public IP address', (address) => {
	expect(isPublicAddress(address)).toBe(true);
});

it.each([
	['unspecified', '0.0.0.0', '::'],
	['loopback', '127.0.0.1', '127.255.0.1', '::1'],
	['private', '10.1.1.1', '172.16.0.1', '192.168.0.1', 'fc00::1', 'fd12::1'],
	['shared with a provider', '100.64.0.1'],
	['link-local', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
	['site-local', 'fec0::1'],
	['mapped from IPv4', '::ffff:127.0.0.1', '::ffff:a00:1'],
	['compatible with IPv4', '::127.0.0.1', '::7f00:1'],
	['translated from IPv4', '64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '::ffff:0:7f00:1'],
	['6to4 and Teredo', '2002:7f00:1::1', '192.88.99.1', '2001::1'],
	['for benchmarks', '198.18.0.1', '2001:2::1'],
	['for documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1'],
	['multicast', '224.0.0.1', 'ff02::1'],
	['reserved', '240.0.0.1', '255.255.255.255', '100::1', '5f00::1'],
	['written otherwise', '2130706433', '127.1', '0x7f000001', 'localhost', ''],
])('an address that is %s is not public', (_, ...addresses) => {
	expect(addresses.filter(isPublicAddress)).toEqual([]);
});
