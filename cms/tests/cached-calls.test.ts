import { type Endpoint, type EndpointName, endpoints } from '@sumu/contract';
import { expect, it } from 'vitest';
import { openResources } from '../src/access/open-resources.ts';
import { access } from '../src/access/table.ts';

const all: [EndpointName, Endpoint][] = (Object.keys(endpoints) as EndpointName[]).map((name) => [
	name,
	endpoints[name],
]);
/** What is searched for has no end, nor have addresses that lead nowhere; what leads to Google is one person's, and a preview is a draft's. */
const notCached = ['searchSite', 'findAddress', 'connectGoogle', 'googleCallback', 'readPreview'];

it('the site caches each call that everyone may read, and no other', () => {
	const open = all.filter(
		([name, { method }]) => method === 'GET' && access[name].includes('public'),
	);
	const cached = all.filter(([, { cachedBy }]) => cachedBy);
	expect([...cached.map(([name]) => name), ...notCached].toSorted()).toEqual(
		open.map(([name]) => name).toSorted(),
	);
});

it('a change of what the site caches is told to it', () => {
	for (const [name, { operation, cachedBy }] of all)
		if (cachedBy) expect(openResources, name).toContain(operation.split('.')[0]);
});
