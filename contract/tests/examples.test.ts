import { expect, test } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '../src';
import { examples, type LooseExample } from '../src/examples';

const names = Object.keys(endpoints) as EndpointName[];

test.each(names)('the example of %s satisfies its schemas', (name) => {
	const endpoint: Endpoint = endpoints[name];
	const example: LooseExample = examples[name];
	for (const part of ['params', 'query', 'body', 'response'] as const)
		if (endpoint[part] && (example[part] !== undefined || part !== 'query'))
			expect(endpoint[part].safeParse(example[part]).error?.issues, part).toBeUndefined();
	expect(Object.keys(example.params ?? {})).toEqual(
		[...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param),
	);
});

test('none speaks of the demo’s owner, for every installation publishes them', () => {
	expect(JSON.stringify(examples).match(/sumu|সুমু|dhaka/gi)).toBeNull();
});
