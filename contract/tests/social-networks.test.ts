import { expect, test } from 'vitest';
import { siteUpdateSchema } from '../src/schemas/site-setting';
import { getNetworkName } from '../src/social-networks';

test.each([
	['https://github.com/sumu', 'GitHub'],
	['https://www.linkedin.com/in/sumu', 'LinkedIn'],
	['https://example.social/@sumu', 'Mastodon'],
	['https://example.com/sumu', undefined],
	['https://constructor/', undefined],
	['no address', undefined],
])('the network of %s is %s', (address, name) => {
	expect(getNetworkName(address)).toBe(name);
});

test('a social link needs a name only if its network is not recognised', () => {
	const { socials } = siteUpdateSchema.shape;
	const url = 'https://github.com/sumu';
	const parse = (links: object[]) => socials.parse(links);
	expect(parse([{ url }, { network: '', url }])).toEqual([
		{ network: 'GitHub', url },
		{ network: 'GitHub', url },
	]);
	expect(parse([{ network: 'My code', url }])).toEqual([{ network: 'My code', url }]);
	const unknown = socials.safeParse([{ network: '', url: 'https://example.com' }]);
	expect(unknown.error?.issues).toMatchObject([{ path: [0, 'network'] }]);
});
