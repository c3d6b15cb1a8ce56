import { apiEndpoints, type Endpoint, type EndpointName } from '@sumu/contract';
import { expect, it } from 'vitest';
import { endpointAccess } from '../src/access/endpoint-access.ts';
import { openResources } from '../src/access/permissions.ts';

const all: [EndpointName, Endpoint][] = (Object.keys(apiEndpoints) as EndpointName[]).map(
	(name) => [name, apiEndpoints[name]],
);
/**
 * Public reads that are not cached: search terms and unknown addresses are unlimited in number, the Google
 * redirects are personal, a preview shows a draft, and a testimonial's form is for one person.
 */
const notCached = [
	'searchSite',
	'findAddress',
	'connectGoogle',
	'googleCallback',
	'readPreview',
	'readTestimonial',
];

it('caches exactly the public reads, apart from the listed exceptions', () => {
	const open = all.filter(
		([name, { method }]) => method === 'GET' && endpointAccess[name].includes('public'),
	);
	const cached = all.filter(([, { cachedBy }]) => cachedBy);
	expect([...cached.map(([name]) => name), ...notCached].toSorted()).toEqual(
		open.map(([name]) => name).toSorted(),
	);
});

it('notifies the site about changes to every cached resource', () => {
	for (const [name, { operation, cachedBy }] of all)
		if (cachedBy) expect(openResources, name).toContain(operation.split('.')[0]);
});
