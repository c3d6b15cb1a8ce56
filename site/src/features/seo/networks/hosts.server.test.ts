import { networkNamesByHost } from '@sumu/contract/social-networks';
import { expect, test } from 'vitest';
import { iconsByHost } from './hosts.server';

test('every network with an icon has a name, and the other way round', () => {
	expect(Object.keys(iconsByHost).sort()).toEqual(Object.keys(networkNamesByHost).sort());
});
